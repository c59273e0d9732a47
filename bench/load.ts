import { type ChildProcess, execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { familyOf, processorSeconds } from './processes.ts'

const run = promisify(execFile)
const AUTOCANNON = path.join(import.meta.dirname, 'load-autocannon.ts')
const CONNECTIONS = 32
const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

export type Encoding = 'br' | 'gzip'

export interface LoadOptions {
  url: string
  encoding: Encoding
  connections: number
  seconds: number
  /** If set, every request is for a different page of the list, from this time (ms) backwards. */
  varied?: number
  /** Every request has another number as its query, or as the last word of its query. */
  numbered?: boolean
  /** The host that is asked for, if it is not that of the address. */
  host?: string
}

/** The result of a load generator. */
export interface Answered {
  perSecond: number
  p99Ms: number
  failed: number
}

/** Under a crowd, answers can take longer than the crowd stays. */
export interface Crowded extends Answered {
  /** Requests. */
  sent: number
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
 * servers and shares the cores with them. So the rate of a partly idle server is scaled up to one
 * whole core. Otherwise all servers would have similar rates.
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
  // `seconds` includes the start and the end of the generator, without requests.
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
export async function crowd(options: LoadOptions): Promise<Crowded> {
  const { stdout } = await run(process.execPath, [AUTOCANNON, JSON.stringify(options)])
  return JSON.parse(stdout) as Crowded
}

/**
 * Parses the output of `wrk --latency`.
 * @throws for an unexpected format
 */
export function parseWrk(printed: string): Answered {
  const [, perSecond] = /^Requests\/sec:\s+([\d.]+)$/m.exec(printed) ?? []
  const [, p99, unit] = /^\s+99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(printed) ?? []
  if (perSecond === undefined || p99 === undefined) {
    throw new Error(`wrk printed an unknown format:\n${printed}`)
  }
  const [, statuses = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(printed) ?? []
  const [, errors = ''] = /Socket errors: (.*)/.exec(printed) ?? []
  const failed = Array.from(errors.matchAll(/\d+/g), ([count]) => Number(count))
  return {
    perSecond: Number(perSecond),
    p99Ms: Number(p99) * MILLISECONDS[unit!]!,
    failed: failed.reduce((total, count) => total + count, Number(statuses)),
  }
}
