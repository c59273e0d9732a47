import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { PlainCode } from '../../errors/codes.ts'
import {
  AlreadyExists,
  Failure,
  MachineFails,
  NotFound,
  Outdated,
  Problem,
  Refused,
  RETRY_FAILURE_SECONDS,
} from '../../errors/classes.ts'
import { logFailure } from '../log.ts'
import { asMachineFault } from '../machine-fault.ts'

const TITLES: Record<number, string> = {
  400: 'Invalid input',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timed out',
  409: 'Conflict',
  410: 'Deleted',
  412: 'Changed by someone else',
  413: 'Too large',
  415: 'Type not accepted',
  416: 'Range not available',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Server error',
  503: 'Temporarily unavailable',
  507: 'Disk full',
}

/** The status codes that are logged as warnings: refused access and refused uploads. */
const REFUSALS = new Set([401, 403, 413, 415, 429])

/** Failures that the framework detects. */
const FRAMEWORK_CODES: Record<string, PlainCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'json-invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'json-empty',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_BAD_URL: 'address-unreadable',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'not-a-form',
  FST_FIELDS_LIMIT: 'too-many-fields',
}

/** Makes every failure below `app` application/problem+json (RFC 9457). */
export const problems = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', RETRY_FAILURE_SECONDS)
    }
    done(null, payload)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendProblem(new NotFound(), request, reply))
})

export function sendProblem(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const found = asProblem(error)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const problem = isRead && found instanceof MachineFails ? found.forReading() : found
  const { status, code, headers } = problem
  if (error.message === 'aborted')
    request.log.info('the connection closed before the whole request arrived')
  else if (status >= 500) logFailure(request, error, 'request failed')
  else if (REFUSALS.has(status)) {
    const username = request.staff?.account.username
    request.log.warn({ status, code, username, address: request.ip }, 'refused')
  }
  // A client whose connection closes cannot read the answer, so the rest of the body is discarded.
  if (status === 413) reply.removeHeader('connection')
  // Otherwise a browser would save the problem as the file.
  reply.removeHeader('content-disposition')
  // Only the failed stream was compressed.
  reply.removeHeader('content-encoding')
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      ...problemBody(problem),
      ...(error instanceof Outdated && { current: error.current }),
      ...(error instanceof AlreadyExists && error.id !== undefined && { _id: error.id }),
      ...(status >= 500 && { requestId: request.id }),
    })
}

/** The fields of every problem. */
export function problemBody({ status, kind, code, params, message, fields }: Problem) {
  return {
    type: `/api/docs#${kind}`,
    title: TITLES[status] ?? 'Refused',
    status,
    detail: message,
    error: message,
    code,
    params,
    message,
    ...(fields.length > 0 && { errors: fields }),
  }
}

function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  const fault = asMachineFault(error)
  if (fault) return fault
  // @fastify/multipart 10.1.9 does not wrap its parser's plain errors.
  const isBrokenForm = /^Multipart: |unexpected end of multipart data$|^The needle cannot/i.test(
    error.message,
  )
  const status = isBrokenForm ? 400 : (error.statusCode ?? 500)
  return status < 500
    ? new Refused(status, FRAMEWORK_CODES[error.code] ?? 'unreadable')
    : new Failure()
}
