import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refused } from '../../errors/classes.ts'
import { strictHeaders } from '../strict-headers.ts'
import type { School } from '../../school/school.ts'

/** Finds the school of a host name in lower case, without port and final dot. */
export type SchoolAt = (host: string) => School | undefined

/**
 * Sets `request.school`, and the strictest headers of each answer that does not set its own. It is
 * the first hook and the only code that chooses a school.
 */
export const schools = fp(async (app: FastifyInstance, { schoolAt }: { schoolAt: SchoolAt }) => {
  app.decorateRequest('school')
  app.addHook('onRequest', (request, _reply, done) => {
    const school = schoolAt(hostOf(request))
    if (!school) return done(new Refused(421, 'no-such-site'))
    request.school = school
    done()
  })
  app.addHook('onSend', ({ school }, reply, payload, done) => {
    for (const [name, value] of Object.entries(strictHeaders(school))) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    done(null, payload)
  })
})

/** Reads only the Host header, because a visitor can forge X-Forwarded-Host. */
export function hostOf({ headers: { host = '' } }: FastifyRequest): string {
  return host.toLowerCase().replace(/\.?(:\d*)?$/, '')
}
