// @module-tag rest

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const WITHIN_MS = 10 * 60_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-oldest-node-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it(
  'the oldest Node.js that package.json allows installs and builds the site',
  { timeout: WITHIN_MS },
  async () => {
    const { engines } = JSON.parse(await readFile('package.json', 'utf8'))
    const [oldest] = /\d[\d.]+/.exec(engines.node)!
    const run = (command: string, args: string[], cwd: string, env = process.env) => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
      return { status, output: `${stdout}${stderr}` }
    }
    const bin = path.join(folder, 'old/node_modules/.bin')
    const options = ['--prefix', path.join(folder, 'old'), '--no-save']
    expect(run('npm', ['install', `node@${oldest}`, ...options], folder)).toMatchObject({
      status: 0,
    })

    const site = path.join(folder, 'site')
    // As a clone, with what is not committed yet.
    const files = execFileSync('git', [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
    ])
    execFileSync(
      'sh',
      ['-c', `mkdir "$0" && tar --null --files-from=- -c | tar -x -C "$0"`, site],
      {
        input: files,
      },
    )
    // Without the Node.js of this project, which npm puts first.
    const others = process.env['PATH']!.split(':').filter((at) => !at.includes('node_modules'))
    const env = { ...process.env, PATH: [bin, ...others].join(':') }
    expect(run('node', ['--version'], site, env).output.trim()).toBe(`v${oldest}`)
    const prepared = run('node', ['scripts/prepare.mjs', '--build'], site, env)
    expect(prepared, prepared.output).toMatchObject({ status: 0 })
    expect(existsSync(path.join(site, 'build/server/index.js'))).toBe(true)
  },
)
