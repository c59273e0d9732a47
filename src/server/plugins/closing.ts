import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const CLOSE_EVERY_MS = 50

/**
 * During shutdown, closes each connection after its answer. Without this, Node (26.10) leaves it
 * open for another request, and the process waits until it is killed.
 */
export const closing = fp(async (app: FastifyInstance) => {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_EVERY_MS)
    done()
  })
  app.addHook('onClose', async () => clearInterval(timer))
})
