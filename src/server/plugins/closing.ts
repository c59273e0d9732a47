import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const LOOK_EVERY_MS = 50

/**
 * Once the server is told to end, a connection ends with its answer. Left to itself (Node 26.10) it would
 * be kept for a next request, and the process would wait for it until it is ended by force.
 */
export const closing = fp(async (app: FastifyInstance) => {
  let looking: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    done()
  })
  app.addHook('onClose', async () => clearInterval(looking))
})
