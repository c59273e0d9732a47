import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Lease } from '../../district/open-schools.ts'
import { Refused } from '../../errors/classes.ts'
import type { School } from '../../request/school.ts'
import { noSchoolBn } from '../../words/no-school-bn.ts'
import { bn } from '../../words/public-words.ts'
import { pathOf } from '../log.ts'
import { acceptsHtml } from '../missing-file.ts'
import { PLAIN_PAGE_HEADERS, plainPage } from '../plain-page.ts'
import { strictHeaders } from '../strict-headers.ts'
import { problemBody } from './problems.ts'

/** In place of a school: why there is none, where it is now, or the text of a file. */
export type Instead = NoSchool | { location: string } | { text: string }

interface NoSchool {
  status: number
  code: keyof typeof noSchoolBn
  retryAfterSeconds?: number
}

/**
 * Finds the school of a host name in lower case, without port and final dot. A school that must be
 * opened is a promise.
 */
export type SchoolAt = (
  host: string,
  path: string,
) => School | Lease | Instead | Promise<Lease | Instead> | undefined

/**
 * Sets `request.school`, and the strictest headers of each answer that does not set its own. It is
 * the first hook and the only code that chooses a school.
 */
export const schools = fp(async (app: FastifyInstance, { schoolAt }: { schoolAt: SchoolAt }) => {
  app.decorateRequest('school')
  app.addHook('onRequest', (request, reply, done) => {
    const answer = (found: Lease | Instead) => {
      if (!('school' in found)) return answerInstead(found, request, reply)
      request.school = found.school
      reply.raw.once('finish', found.release).once('close', found.release)
      // The client may have left while the school was opened.
      if (reply.raw.destroyed) found.release()
      done()
    }
    const found = schoolAt(hostOf(request), pathOf(request.url))
    if (!found) answerInstead(NO_SUCH_SITE, request, reply)
    else if ('stores' in found) {
      request.school = found
      done()
    } else if (found instanceof Promise) found.then(answer, done)
    else answer(found)
  })
  app.addHook('onSend', ({ school }, reply, payload, done) => {
    for (const [name, value] of Object.entries(strictHeaders(school))) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    done(null, payload)
  })
})

const NO_SUCH_SITE: NoSchool = { status: 421, code: 'no-such-site' }

/** A program gets a problem, and a person a page in both languages. */
function answerInstead(found: Instead, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store')
  if ('text' in found) void reply.type('text/plain; charset=utf-8').send(found.text)
  else if ('location' in found) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead)
      void reply
        .code(301)
        .header('location', found.location + request.originalUrl)
        .send()
    else answerInstead(NO_SUCH_SITE, request, reply)
  } else {
    const problem = new Refused(found.status, found.code)
    if (found.retryAfterSeconds) void reply.header('retry-after', found.retryAfterSeconds)
    if (!acceptsHtml(request)) {
      // Not `sendProblem`, which logs a failure: it would write a line for each visitor.
      void reply
        .code(problem.status)
        .type('application/problem+json; charset=utf-8')
        .send(problemBody(problem))
      return
    }
    const page = plainPage({ bn: noSchoolBn[found.code], en: problem.message }, bn.failure.closed)
    void reply.code(problem.status).headers(PLAIN_PAGE_HEADERS).send(page)
  }
}

/** Reads only the Host header, because a visitor can forge X-Forwarded-Host. */
export function hostOf({ headers: { host = '' } }: FastifyRequest): string {
  return host.toLowerCase().replace(/\.?(:\d*)?$/, '')
}
