import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Overloaded } from '../../errors.ts'

/** As the mean of `OVER_MS`: an answer then takes longer than anybody thinks it instant. */
const MAX_EVENT_LOOP_DELAY_MS = 300
/** Longer than a server on a slow machine is busy with its own start, which is no crowd. */
const OVER_MS = 3000

/**
 * Under pressure, strangers' calls of the API are put off first, then visitors' pages that are not
 * kept (src/server/public-pages.ts). Staff's work, what is kept, files and health go on.
 */
export const pressure = fp(async (app: FastifyInstance) => {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    sampleInterval: OVER_MS,
    pressureHandler(request) {
      if (request.url.startsWith('/api/') && !mayBeStaff(request)) throw new Overloaded()
    },
  })
})

function mayBeStaff({ headers, url }: FastifyRequest): boolean {
  return (
    url === '/api/admin/login' ||
    headers.authorization !== undefined ||
    Boolean(headers.cookie?.includes('adminToken='))
  )
}
