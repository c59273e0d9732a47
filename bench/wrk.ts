import type { Answered } from './load.ts'

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/**
 * Parses the output of `wrk --latency`.
 * @throws for an unexpected format
 */
export function parseWrk(printed: string): Answered {
  const [, perSecond] = /^Requests\/sec:\s+([\d.]+)$/m.exec(printed) ?? []
  const [, p99, unit] = /^\s+99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(printed) ?? []
  if (perSecond === undefined || p99 === undefined) {
    throw new Error(`wrk printed what cannot be read:\n${printed}`)
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
