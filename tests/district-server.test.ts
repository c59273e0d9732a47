// @module-tag rest
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from './free-port.ts'
import { type ServerProcess, SHELL, startServer } from './server-process.ts'

const ROOT = path.join(import.meta.dirname, '..')

describe('The server of a district', () => {
  let dataDir: string
  let settings: Record<string, string>
  let port: number
  let server: ServerProcess | undefined
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'district-'))
    port = await findFreePort()
    settings = { DATA_DIR: dataDir, DISTRICT: 'schools.test', PORT: String(port) }
  })
  afterEach(async () => {
    await server?.end('SIGKILL')
    server = undefined
    await rm(dataDir, { recursive: true })
  })

  /** The output of a command; its error output is an error. */
  async function district(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/district.ts', ...words],
      { cwd: ROOT, env: { ...SHELL, ...settings } },
    )
    return stdout
  }
  const start = async (more: Record<string, string> = {}) => {
    server = startServer({ ...settings, ...more })
    await server.waitFor(/The office of the district is at/)
  }
  const stopOf = async (env: Record<string, string>) =>
    (await startServer({ PORT: '0', ...env }).end('SIGCONT')).errors

  /** The whole address, as a proxy writes it, for a name that no DNS has. */
  function get(host: string, url = '/en'): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: url, headers: { host } }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode!, body }), reject)
      })
        .once('error', reject)
        .end()
    })
  }
  const status = async (host: string, url?: string) => (await get(host, url)).status
  const soon = { interval: 100 }

  it('shows what commands do without a restart, in every worker, also after kill -9', async () => {
    const init = await district('init', 'ops')
    expect(init).toMatch(/office\.schools\.test.*\nUser name: ops\nPassword: {2}\S+/)
    await start({ WORKERS: '2' })
    expect(await status('127.0.0.1', '/readyz')).toBe(200)
    expect(await status('a1.schools.test', 'http://a1.schools.test/')).toBe(421)
    const added = await district('add', 'a1', '--name-en', 'School of the river')
    expect(added).toMatch(/a1\.schools\.test.*\nUser name: admin\nPassword: {2}\S+/)
    await expect.poll(() => status('a1.schools.test'), soon).toBe(200)
    expect((await get('a1.schools.test')).body).toContain('School of the river')
    await district('pause', 'a1')
    await expect
      .poll(async () => {
        const all = await Promise.all(Array.from({ length: 6 }, () => status('a1.schools.test')))
        return new Set(all)
      }, soon)
      .toEqual(new Set([503]))
    await server!.end('SIGKILL')
    await district('resume', 'a1')
    await start()
    expect((await get('a1.schools.test')).body).toContain('School of the river')
    const acts = (await district('acts', 'a1')).trim().split('\n')
    expect(acts.map((line) => line.split('\t')[3])).toEqual(['added', 'paused', 'resumed'])
  }, 90_000)

  it('refuses wrong commands with one line', { timeout: 90_000 }, async () => {
    await district('init', 'ops')
    await district('add', 'a1')
    for (const words of [
      ['init', 'other'],
      ['add', 'a1'],
      ['add', 'A1'],
      ['add', '../x'],
      ['add', '--', 'office'],
      ['pause', 'zz'],
      ['resume', 'a1'],
      ['name', 'a1', 'www.a.test'],
      ['password', 'a1', 'nobody'],
      ['restore', 'a1', 'missing.tar.gz'],
      ['adopt', 'b1', dataDir],
    ]) {
      const refused = await district(...words).catch(
        (error: { code: number; stderr: string }) => error,
      )
      expect(refused, words.join(' ')).toMatchObject({ code: 1 })
      const { stderr } = refused as { stderr: string }
      expect(stderr.trim().split('\n'), stderr).toHaveLength(1)
    }
    expect((await district('list')).split('\t')[1]).toBe('open')
  })

  it('removes a school whose id was typed again', { timeout: 60_000 }, async () => {
    await district('init', 'ops')
    await district('add', 'a1')
    const env = { ...SHELL, ...settings }
    const child = spawn(process.execPath, ['scripts/district.ts', 'remove', 'a1'], {
      cwd: ROOT,
      env,
    })
    child.stdin.end('a1\n')
    expect(await text(child.stdout)).toContain('a1 is removed')
    expect((await district('list')).split('\t')[1]).toBe('removed')
  })

  it(
    'does not start with settings of one school, nor one school with those of a district',
    { timeout: 60_000 },
    async () => {
      await district('init', 'ops')
      await district('add', 'a1')
      const lines = await Promise.all([
        stopOf({ DATA_DIR: dataDir }),
        stopOf({ ...settings, DATABASE_URL: 'postgres://x/y' }),
        stopOf({ ...settings, SAMPLE_CONTENT: 'on' }),
        stopOf({ ...settings, DATA_DIR: path.join(dataDir, 'schools/a1') }),
        stopOf({ DATA_DIR: path.join(dataDir, 'schools/a1') }),
        stopOf({ ...settings, DATA_DIR: `${dataDir}-new` }),
        stopOf({ ...settings, DISTRICT: 'Schools Example' }),
      ])
      expect(lines.map((line) => line.trim().split('\n').length)).toEqual(lines.map(() => 1))
      expect(lines.map((line) => /^Cannot start: (\w+): /.exec(line)?.[1])).toEqual([
        'DISTRICT',
        'DATABASE_URL',
        'SAMPLE_CONTENT',
        'DISTRICT',
        'DATA_DIR',
        'DATA_DIR',
        'DISTRICT',
      ])
    },
  )
})
