import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
let server: ChildProcess | undefined
const at = (name: string) => path.join(folder, name)

/** A project with one package and one that only tests need, and an npm that writes down its calls. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-prepare-'))
  for (const name of ['scripts', 'bin', 'node_modules/.bin']) {
    await mkdir(at(name), { recursive: true })
  }
  await cp('scripts/prepare.mjs', at('scripts/prepare.mjs'))
  await symlink(process.execPath, at('node_modules/.bin/node'))
  await writeFile(at('bin/npm'), `#!/bin/sh\necho "$@" >> ${at('calls')}\n`, { mode: 0o755 })
  await lock('package-lock.json', { '': {}, 'node_modules/a': { version: '2.0.0' } })
})
afterEach(async () => {
  server?.kill()
  server = undefined
  await rm(folder, { recursive: true })
})

const lock = (name: string, packages: object) => writeFile(at(name), JSON.stringify({ packages }))

function prepare(...wants: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', ...wants], {
    cwd: folder,
    env: { PATH: `${at('bin')}:${process.env['PATH']}` },
    encoding: 'utf8',
  })
  return { status, stderr }
}

/** Waits until the process has replaced its parent's copy. */
async function startServer(): Promise<void> {
  await writeFile(at('server.ts'), 'console.log("runs"); setInterval(() => {}, 1000)')
  server = spawn(process.execPath, ['server.ts'], { cwd: folder })
  await new Promise((resolve) => server!.stdout!.once('data', resolve))
}

const calls = () => readFile(at('calls'), 'utf8').catch(() => '')

it('packages that `npm ci` has installed are not installed again', async () => {
  await lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } })
  expect(prepare().status).toBe(0)
  expect(await calls()).toBe('')
})

it('packages of another version are replaced, but not under a running server', async () => {
  await lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  await startServer()
  const { status, stderr } = prepare()
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`A server runs from this folder (process ${server!.pid})`),
  ])
  expect(await calls()).toBe('')
  server!.kill()
  await new Promise((resolve) => server!.once('exit', resolve))
  expect(prepare().status).toBe(0)
  expect(await calls()).toBe('ci --omit=dev\n')
})

it('packages for tests are installed again if they were installed before', async () => {
  const packages = { 'node_modules/b': { version: '1.0.0', dev: true } }
  await lock('package-lock.json', { '': {}, 'node_modules/a': { version: '2.0.0' }, ...packages })
  await lock('node_modules/.package-lock.json', packages)
  expect(prepare().status).toBe(0)
  expect(await calls()).toBe('ci --include=dev\n')
})

it('the types of pages are written before the first start, and again after a change of the routes', async () => {
  await lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } })
  await writeFile(at('bin/npx'), `#!/bin/sh\necho "$@" >> ${at('calls')}\n`, { mode: 0o755 })
  await mkdir(at('src'))
  for (const name of ['src/routes.ts', 'src/content.ts', 'react-router.config.ts']) {
    await writeFile(at(name), '')
  }
  for (let start = 0; start < 2; start += 1) expect(prepare('--types').status).toBe(0)
  expect(await calls()).toBe('react-router typegen\n')
  await writeFile(at('src/routes.ts'), 'export default []')
  prepare('--types')
  expect(await calls()).toBe('react-router typegen\n'.repeat(2))
})
