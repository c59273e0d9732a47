import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OpenServices, openServices } from '#src/server/services.ts'
import { readSettings } from '#src/settings.ts'
import { SHELL } from '../server-process.ts'

export type SharedSite = Pick<Site, 'url'>

const SHARED = { sample: 'SAMPLE_SITE', empty: 'EMPTY_SITE' }

/** A site in its own process. */
export interface Site {
  url: string
  dataDir: string
  process: ChildProcess
}

export const ADMIN = { username: 'admin', password: 'a long test password' }

/** A test that fails halfway does not stop its server; the end of the worker does. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const server of running) server.kill()
})

/** Starts the server like `npm run serve`, on a free port; `prepare` runs before the start. */
export async function startSite(
  content: 'sample' | 'empty',
  environment: Record<string, string> = {},
  prepare?: (services: OpenServices) => Promise<void>,
): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-e2e-'))
  if (content === 'sample') await cp(process.env['SAMPLE_FOLDER']!, dataDir, { recursive: true })
  if (prepare) {
    const services = await openServices(readSettings({ DATA_DIR: dataDir }))
    await prepare(services)
    await services.close()
  }
  const server = spawn(process.execPath, ['server.ts'], {
    env: {
      ...process.env,
      ...SHELL,
      PORT: '0',
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: 'off',
      READING: 'off',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(server)
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      const found = /Pathshala is at (\S+)/.exec(printed)
      if (found) resolve(found[1]!)
    })
    server.once('exit', (code) => reject(new Error(`The server ended (${code}): ${printed}`)))
  })
  return { url, dataDir, process: server }
}

export async function stopSite(site: Site): Promise<void> {
  const ended = new Promise((resolve) => site.process.once('exit', resolve))
  site.process.kill('SIGTERM')
  await ended
  await rm(site.dataDir, { recursive: true, force: true })
}

/** Starts a site for all workers. Call it before they start: they get its address from the environment. */
export async function startSharedSite(content: 'sample' | 'empty'): Promise<Site> {
  const site = await startSite(content)
  process.env[SHARED[content]] = site.url
  return site
}

export function sharedSite(content: 'sample' | 'empty'): SharedSite {
  return { url: process.env[SHARED[content]]! }
}
