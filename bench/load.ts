import { type ChildProcess, execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { familyOf, processorSeconds } from './processes.ts'
import { parseWrk } from './wrk.ts'

const run = promisify(execFile)
const AUTOCANNON = path.join(import.meta.dirname, 'load-autocannon.ts')
const CONNECTIONS = 32

export type Encoding = 'br' | 'gzip'

export interface LoadOptions {
  url: string
  encoding: Encoding
  connections: number
  seconds: number
  /** If set, every request is for another page of the list: the page before this time (ms). */
  varied?: number
}

/** The result of a load generator. */
export interface Answered {
  perSecond: number
  p99Ms: number
  failed: number
}

export interface Load {
  /** Requests per second as the generator counted them. */
  answeredPerSecond: number
  /** Requests per second that the servers would answer with one whole CPU core. */
  perSecond: number
  p99Ms: number
  /** The share of one core that the servers used; undefined if it cannot be measured. */
  busy: number | undefined
}

const wrk = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'wrk'))
  .find((file) => existsSync(file))
export const GENERATOR = wrk ? 'wrk' : 'autocannon'

/**
 * Keeps `CONNECTIONS` connections busy. A generator in JavaScript is slower than the fastest
 * servers and shares the machine's cores with them. So the rate of a server that was partly idle is
 * scaled up to one whole core; otherwise all servers would look alike.
 * @throws if a request fails
 */
export async function load(
  options: Omit<LoadOptions, 'connections'>,
  servers: ChildProcess[],
): Promise<Load> {
  const pids = servers.flatMap(({ pid }) => familyOf(pid!))
  const usedBefore = processorSeconds(pids)
  const start = performance.now()
  const { perSecond, p99Ms, failed } = await generate({ ...options, connections: CONNECTIONS })
  const seconds = (performance.now() - start) / 1000
  if (failed > 0) throw new Error(`${failed} answers of ${options.url} failed.`)
  const usedAfter = processorSeconds(pids)
  // `seconds` includes the start and the end of the generator, when no request was running.
  const underLoad = Math.min(seconds, options.seconds)
  const busy =
    usedBefore === undefined || usedAfter === undefined
      ? undefined
      : (usedAfter - usedBefore) / underLoad
  return {
    answeredPerSecond: perSecond,
    perSecond: perSecond / Math.min(1, busy || 1),
    p99Ms,
    busy,
  }
}

async function generate(options: LoadOptions): Promise<Answered> {
  if (wrk && !options.varied) {
    const { url, encoding, connections, seconds } = options
    const header = `accept-encoding: ${encoding}`
    const args = [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '--latency',
      '-H',
      header,
      url,
    ]
    return parseWrk((await run(wrk, args)).stdout)
  }
  return crowd(options)
}

/** Keeps any number of connections busy, also while the server refuses requests. */
export async function crowd(options: LoadOptions): Promise<Answered> {
  const { stdout } = await run(process.execPath, [AUTOCANNON, JSON.stringify(options)])
  return JSON.parse(stdout) as Answered
}
