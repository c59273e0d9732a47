import { type ChildProcess, fork } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { SHELL } from '../server-process.ts'
import type { Answer, Order } from './site-host.ts'

export type SharedSite = Pick<Site, 'url'>

const SHARED = { sample: 'SAMPLE_SITE', empty: 'EMPTY_SITE' }

/** A site in the process that runs all sites of this worker. */
export interface Site {
  id: number
  url: string
  dataDir: string
}

export const ADMIN = { username: 'admin', password: 'a long test password' }

let host: ChildProcess | undefined
let lastId = 0
const waiting = new Map<number, (answer: Answer) => void>()

/** Starts a server like `npm run serve`, on a free port; `prepare` runs before the start. */
export async function startSite(
  content: 'sample' | 'empty',
  environment: Record<string, string> = {},
  prepare?: (services: OpenSchool) => Promise<void>,
): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-e2e-'))
  if (content === 'sample') await cp(process.env['SAMPLE_FOLDER']!, dataDir, { recursive: true })
  if (prepare) {
    const services = await openSchool(readSchoolSettings({ DATA_DIR: dataDir }))
    await prepare(services)
    await services.close()
  }
  const start = {
    PORT: '0',
    DATA_DIR: dataDir,
    READING: 'off',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  }
  const id = (lastId += 1)
  const url = await ask({ id, start })
  return { id, url: url!, dataDir }
}

export async function stopSite({ id, dataDir }: Site): Promise<void> {
  await ask({ id, stop: true })
  await rm(dataDir, { recursive: true, force: true })
}

/** The host's answer to one order. */
async function ask(order: Order): Promise<string | undefined> {
  host ??= startHost()
  const { url, error } = await new Promise<Answer>((resolve) => {
    waiting.set(order.id, resolve)
    host!.send(order)
  })
  waiting.delete(order.id)
  if (error !== undefined) throw new Error(error)
  return url
}

/** Ends with this process: its channel closes then. */
function startHost(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'site-host.ts'), {
    env: SHELL,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('message', (answer: Answer) => waiting.get(answer.id)!(answer))
  child.on('exit', (code) => {
    host = undefined
    for (const [id, settle] of waiting) settle({ id, error: `The sites' process ended (${code}).` })
  })
  return child
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
