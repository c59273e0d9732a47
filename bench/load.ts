import { type ChildProcess, execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { familyOf, processorSeconds } from './processes.ts'
import { parseWrk } from './wrk.ts'

const run = promisify(execFile)
const AUTOCANNON = path.join(import.meta.dirname, 'load-autocannon.ts')
export const CONNECTIONS = 32

export type Encoding = 'br' | 'gzip'

export interface LoadOptions {
  url: string
  encoding: Encoding
  connections: number
  seconds: number
  /** Every request asks for another page of the list: the places before this time (ms). */
  varied?: number
}

/** What a load generator says. */
export interface Answered {
  perSecond: number
  p99Ms: number
  failed: number
}

export interface Load {
  /** As the generator counted. */
  answeredPerSecond: number
  /** What the servers would answer in a second if they had one core wholly to themselves. */
  perSecond: number
  p99Ms: number
  /** The part of one core that the servers used; undefined where that cannot be seen. */
  busy: number | undefined
}

const wrk = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'wrk'))
  .find((file) => existsSync(file))
export const GENERATOR = wrk ? 'wrk' : 'autocannon'

/**
 * Keeps `CONNECTIONS` connections busy. A generator in JavaScript is slower than the fastest servers,
 * and shares the machine's cores with them: a server that idles meanwhile gets its rate scaled up to
 * the whole core that it did not use, or all would look alike.
 * @throws where an answer fails
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
  // The generator's own start and end are in `seconds`, and no request was under way in them.
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
  const { stdout } = await run(process.execPath, [AUTOCANNON, JSON.stringify(options)])
  return JSON.parse(stdout) as Answered
}
