import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram } from 'prom-client'

/** From the time of a cached page to the time after which visitors leave. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/** Counts and measures the answers of this process; `serveMetrics` serves the result. */
export const metrics = fp(async (app: FastifyInstance) => {
  collectDefaultMetrics()
  // In a worker, this object sends the metrics when the primary process requests them.
  void new AggregatorRegistry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the last byte, by kind of address',
    labelNames: ['kind'],
    buckets: BUCKETS_SECONDS,
  })
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by kind of address, method and status',
    labelNames: ['kind', 'method', 'status'],
  })
  app.addHook('onResponse', ({ url, method }, { elapsedTime, statusCode }, done) => {
    const kind = kindOf(url)
    durations.observe({ kind }, elapsedTime / 1000)
    answers.inc({ kind, method, status: statusCode })
    done()
  })
})

/** Visitors must not create values, because each label value is a stored time series. */
function kindOf(url: string): 'api' | 'staff' | 'file' | 'asset' | 'page' {
  if (/^\/api(\/|$)/.test(url)) return 'api'
  if (/^\/admin(\/|$)/i.test(url)) return 'staff'
  if (/^\/(gallery-)?uploads\//.test(url)) return 'file'
  return url.startsWith('/assets/') ? 'asset' : 'page'
}
