import autocannon from 'autocannon'
import type { Crowded, LoadOptions } from './load.ts'

/** A separate process, so that it does not block the measuring process. */
const { url, encoding, connections, seconds, varied, numbered, host } = JSON.parse(
  process.argv[2]!,
) as LoadOptions
let serial = 0
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers: { 'accept-encoding': encoding, ...(host !== undefined && { host }) },
  requests: [
    varied || numbered
      ? { setupRequest: (request) => ({ ...request, path: nextPath(new URL(url)) }) }
      : {},
  ],
})
const answered: Crowded = {
  sent: result.requests.sent,
  perSecond: result.requests.total / result.duration,
  p99Ms: result.latency.p99,
  failed: result.errors + result.non2xx,
}
process.stdout.write(JSON.stringify(answered))

/** Each path is different. Of a list, each cursor is one millisecond before the previous one. */
function nextPath({ pathname, search }: URL): string {
  serial += 1
  if (numbered) return `${pathname}${search ? `${search}+` : '?'}${serial}`
  const at = new Date(varied! - serial).toISOString()
  return `${pathname}?before=${at}_0&page=2`
}
