import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refused } from '../../errors/classes.ts'
import { strictHeaders } from '../strict-headers.ts'
import type { School } from '../../school/school.ts'

/** The school with this host name: lower case, without port and final dot. */
export type SchoolAt = (host: string) => School | undefined

/**
 * Gives each request its school, and the answer the strictest headers. It is the first hook, and the only one that chooses a school: every
 * other hook and every route reads `request.school`.
 */
export const schools = fp(async (app: FastifyInstance, { schoolAt }: { schoolAt: SchoolAt }) => {
  app.decorateRequest('school')
  app.addHook('onRequest', (request, reply, done) => {
    const school = schoolAt(hostOf(request))
    reply.headers(strictHeaders(school))
    if (!school) return done(new Refused(421, 'no-such-site'))
    request.school = school
    done()
  })
})

/** From the Host header alone: a visitor can forge X-Forwarded-Host. */
export function hostOf({ headers: { host = '' } }: FastifyRequest): string {
  return host.toLowerCase().replace(/\.?(:\d*)?$/, '')
}
