import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Services } from '../../services.ts'

/** /healthz: the process serves. /readyz: the database and the file store answer as well. */
export const health = fp(async (app: FastifyInstance, { stores, files }: Services) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const checks = { database: () => stores.findContentVersion(), files: () => files.check() }
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check()
          return [name, 'ok']
        } catch (error) {
          request.log.error({ err: error, check: name }, 'not ready')
          return [name, 'failing']
        }
      }),
    )
    const isReady = results.every(([, result]) => result === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'failing', ...Object.fromEntries(results) })
  })
})
