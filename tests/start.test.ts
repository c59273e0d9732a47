import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBuiltPages } from '#src/server/load-pages.ts'
import { makeTestStorage, openTestSite } from './build-app.ts'
import { findFreePort } from './nginx.ts'
import { killServers, type ServerProcess, startServer } from './server-process.ts'
import { itFor } from './tiers.ts'

let storage: Awaited<ReturnType<typeof makeTestStorage>>
beforeEach(async () => {
  storage = await makeTestStorage('SQLite')
})
afterEach(() => storage.remove())

afterEach(killServers)

const start = (settings: Record<string, string>) =>
  startServer({ ...storage.environment, ...settings })

it('a start that stalls for minutes goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const loadPages = async () => {
    vi.advanceTimersByTime(10 * 60_000)
    return loadBuiltPages()
  }
  const site = await openTestSite('SQLite', {}, { loadPages }).finally(() => vi.useRealTimers())
  expect((await site.request({ url: '/healthz' })).statusCode).toBe(200)
  await site.close()
})

describe('A start with an invalid setting', () => {
  const INVALID = [
    ['PORT', 'http'],
    ['PUBLIC_URL', 'school.example'],
    ['HOST', 'no-such-host.invalid'],
    ['DATABASE_URL', 'postgres://user:secret@127.0.0.1:1/school'],
    ['DATA_DIR', '/dev/null/data'],
    ['DATA_DIR', '/proc/data'],
  ] as const
  // The second has a password, which no line may have.
  const isFirst = ([name]: (typeof INVALID)[number]) => name === 'PORT' || name === 'DATABASE_URL'
  itFor(INVALID, isFirst)('fails with one line that names %s', async ([name, value]) => {
    const { code, errors: line } = await start({ [name]: value }).end()
    expect(code).toBe(1)
    expect(line).toMatch(new RegExp(`^Cannot start: ${name}: [^\\n]+\\n$`))
    expect(line).not.toContain('secret')
  })

  it('names the way out if the database file is damaged', { tags: 'rest' }, async () => {
    const dataDir = storage.environment['DATA_DIR']!
    await writeFile(path.join(dataDir, 'pathshala.sqlite'), 'damaged'.repeat(1000))
    const { code, errors: line } = await start({}).end()
    expect(code).toBe(1)
    expect(line).toMatch(/^Cannot start: DATA_DIR: [^\n]+ npm run restore -- FILE --force[^\n]+\n$/)
    expect(line).toContain('docs/backup.md')
  })

  it(
    'fails with one line that names PORT if another program uses the port',
    { tags: 'rest' },
    async () => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as { port: number }
      const { errors } = await start({ PORT: String(port) }).end()
      other.close()
      expect(errors).toMatch(/^Cannot start: [^\n]*PORT[^\n]*\n$/)
    },
  )

  it('answers only when the first account can sign in', { tags: 'rest' }, async () => {
    const port = String(await findFreePort())
    start({ PORT: port, ADMIN_USERNAME: 'rahima', ADMIN_PASSWORD: 'three ducks by the pond' })
    const address = `http://127.0.0.1:${port}`
    const signIn = () =>
      fetch(`${address}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'rahima', password: 'three ducks by the pond' }),
      }).catch(() => undefined)
    let first: Response | undefined
    while (!first) first = await signIn()
    expect(first.status).toBe(200)
  })

  it('does not lose the password of the first account', { tags: 'rest' }, async () => {
    const { code, output } = await start({ HOST: 'no-such-host.invalid' }).end()
    expect(code).toBe(1)
    const next = start({})
    await next.waitFor(/Its data is in .*\n\s/)
    expect(output + (await next.end('SIGTERM')).output).toMatch(/Password: {2}\S+/)
  })
})

describe('Several workers', { tags: 'rest' }, () => {
  it('share one port, replace a dead worker, and end together', async () => {
    const site = start({ WORKERS: '2', PORT: String(await findFreePort()) })
    expect((await site.waitFor(/Password: {2}\S+/)).match(/Password/g)).toHaveLength(1)
    const address = await site.url()
    await expect.poll(() => workersOf(site)).toHaveLength(2)
    const [first, ...others] = await workersOf(site)
    process.kill(first!, 'SIGKILL')
    await expect.poll(() => workersOf(site)).toEqual([...others, expect.any(Number)])
    await expect.poll(() => statusOf(`${address}/readyz`)).toBe(200)
    const before = await workersOf(site)
    expect(await site.end('SIGTERM')).toMatchObject({ code: 0 })
    for (const worker of before) expect(() => process.kill(worker, 0)).toThrow()
  })

  it('answer every request while one of them is killed', async () => {
    const site = start({ WORKERS: '2', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'info' })
    const address = await site.url()
    // Each worker logs this when it can answer.
    await site.waitFor(/Server listening[^]*Server listening/)
    const [victim] = await workersOf(site)
    process.kill(victim!, 'SIGKILL')
    await expect.poll(() => workersOf(site)).not.toContain(victim)
    for (let visit = 0; visit < 100; visit += 1) {
      expect(await statusOf(`${address}/healthz`)).toBe(200)
    }
    await expect.poll(() => workersOf(site)).toHaveLength(2)
  })

  it('are replaced more and more slowly if they end repeatedly', async () => {
    const site = start({ WORKERS: '2', SAMPLE_CONTENT: 'off' })
    await site.url()
    await expect.poll(() => workersOf(site)).toHaveLength(2)
    const [stays] = await workersOf(site)
    for (let round = 0; round < 3; round += 1) {
      await expect.poll(() => workersOf(site)).toHaveLength(2)
      const victim = (await workersOf(site)).find((pid) => pid !== stays)
      process.kill(victim!, 'SIGKILL')
      await expect.poll(() => workersOf(site)).toEqual([stays])
    }
    const { errors } = await site.end('SIGTERM')
    const waits = [...errors.matchAll(/in ([\d.]+) s/g)].map(([, seconds]) => Number(seconds))
    expect(waits).toEqual([0.5, 1, 2])
  })

  it('fail with one line if they cannot listen', async () => {
    const { code, errors } = await start({ WORKERS: '3', HOST: 'no-such-host.invalid' }).end()
    expect(code).toBe(1)
    expect(errors).toMatch(/^Cannot start: HOST: [^\n]+\n$/)
  })
})

/** Undefined if nothing listens there. */
function statusOf(address: string): Promise<number | undefined> {
  return fetch(address).then(
    ({ status }) => status,
    () => undefined,
  )
}

/** Processes that listen for the site, oldest first. */
async function workersOf({ pid }: ServerProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

describe('Metrics', { tags: 'rest' }, () => {
  it.each(['1', '2'])(
    'of %s process(es) are on their own port, and not on the site’s',
    async (workers) => {
      const metricsPort = String(await findFreePort())
      const site = start({ WORKERS: workers, METRICS_PORT: metricsPort })
      await site.waitFor(/Password: {2}\S+/)
      const address = await site.url()
      for (let visit = 0; visit < 3; visit += 1) await statusOf(`${address}/allNotices`)
      const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      await expect
        .poll(read)
        .toMatch(/http_requests_total\{kind="page",method="GET",status="200"\} 3/)
      expect(await read()).toContain('process_resident_memory_bytes')
      expect(await statusOf(`${address}/metrics`)).toBe(404)
      expect(await site.end('SIGTERM')).toMatchObject({ code: 0 })
    },
  )
})

describe('The first start', () => {
  it(
    'writes only files that no other account of the machine can read',
    { tags: 'rest' },
    async () => {
      const site = startServer({ ...storage.environment, SAMPLE_CONTENT: 'on' }, [
        'sh',
        '-c',
        'umask 022; exec scripts/serve.sh',
      ])
      await site.url()
      expect(await site.end('SIGTERM')).toMatchObject({ code: 0 })
      const command = ['scripts/backup.ts', path.join(storage.dataDir, 'own.tar.gz')]
      await promisify(execFile)(process.execPath, command, {
        env: { ...process.env, ...storage.environment },
      })
      const made = await readdir(storage.dataDir, { recursive: true })
      expect(made.some((name) => name.startsWith('uploads'))).toBe(true)
      const modes = made.map((name) => statSync(path.join(storage.dataDir, name)).mode)
      expect(made.filter((_name, index) => modes[index]! & 0o077)).toEqual([])
    },
  )

  it('warns about a common ADMIN_PASSWORD', { tags: 'rest' }, async () => {
    const site = start({ ADMIN_PASSWORD: 'password1' })
    await site.url()
    const { output } = await site.end('SIGTERM')
    expect(output).toMatch(/^ {2}ADMIN_PASSWORD: This password is too common/m)
    expect(output).not.toContain('password1')
  })

  it('prints the address, the data folder and a password that works, and the second start does not', async () => {
    const first = start({})
    const printed = await first.waitFor(/Its data is in .*\n\s/)
    expect(printed).toContain(storage.dataDir)
    const address = await first.url()
    const username = /User name: (\S+)/.exec(printed)![1]
    const password = /Password: {2}(\S+)/.exec(printed)![1]
    const signedIn = await fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    expect(signedIn.status).toBe(200)
    expect(await first.end('SIGTERM')).toMatchObject({ code: 0, errors: '' })

    const second = start({})
    await second.waitFor(/Its data is in .*\n\s/)
    const { code, output } = await second.end('SIGTERM')
    expect(code).toBe(0)
    expect(output).not.toContain('Password')
  })
})
