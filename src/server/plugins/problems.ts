import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type FieldError, NotFound, Outdated, Problem, summarizeFields } from '../../errors.ts'
import { logFailure } from '../log.ts'
import { asMachineFault } from '../machine-fault.ts'

const TITLES: Record<number, string> = {
  400: 'Refused input',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not allowed here',
  408: 'Too slow',
  409: 'There is one already',
  410: 'Deleted',
  412: 'Changed in the meantime',
  413: 'Too large',
  415: 'Kind of file or body not accepted',
  429: 'Too many attempts',
  431: 'Headers too large',
  500: 'Our fault',
  503: 'Out of order for the moment',
  507: 'No room',
}

/** Refused access or refused uploads. These are logged as warnings. */
const REFUSALS = new Set([401, 403, 413, 415, 429])

/** Advice for failures that the framework detects. */
const FRAMEWORK_WORDS: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, or a multipart form where a file is sent.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is too large. Send less.',
  FST_ERR_BAD_URL: 'This address cannot be read. Check what stands behind its % signs.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send a multipart form.',
  FST_FILES_LIMIT: 'Send one file, in the field `file`.',
  FST_FIELDS_LIMIT: 'This form has too many fields.',
}

/** Makes every failure below `app` application/problem+json (RFC 9457). */
export const problems = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendProblem(new NotFound(), request, reply))
})

export function sendProblem(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = describe(error)
  const { status, code, headers } = problem
  if (error.message === 'aborted') request.log.info('the line dropped before everything was sent')
  else if (status >= 500) logFailure(request.log, error, 'request failed')
  else if (REFUSALS.has(status)) {
    const username = request.staff?.account.username
    request.log.warn({ status, code, username, address: request.ip }, 'refused')
  }
  // Keeps the connection open and discards the rest of the body: a client whose connection closes
  // cannot read the answer.
  if (status === 413) reply.removeHeader('connection')
  // The failed stream was meant to be compressed; this answer is not.
  reply.removeHeader('content-encoding')
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      ...problemBody(problem),
      ...(error instanceof Outdated && { current: error.current }),
      ...(status >= 500 && { requestId: request.id }),
    })
}

/** The fields of every problem. */
export function problemBody({ status, code, message, fields }: Description) {
  return {
    type: `/api/docs#${code}`,
    title: TITLES[status] ?? 'Refused',
    status,
    detail: message,
    error: message,
    message,
    ...(fields.length > 0 && { errors: fields }),
  }
}

interface Description {
  status: number
  code: string
  message: string
  fields: FieldError[]
  headers: Record<string, string>
}

function describe(error: FastifyError | Problem): Description {
  if (error instanceof Problem) return error
  const fault = asMachineFault(error)
  if (fault) return fault
  const none = { fields: [], headers: {} }
  if (error.validation) {
    const fields = error.validation.map(({ instancePath, message = 'Check this.' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }))
    return {
      ...none,
      status: 400,
      code: 'invalid-input',
      message: summarizeFields(fields),
      fields,
    }
  }
  // @fastify/multipart 10.1.9 does not wrap its parser's plain errors.
  const isBrokenForm = /^Multipart: |unexpected end of multipart data$|^The needle cannot/i.test(
    error.message,
  )
  const status = isBrokenForm ? 400 : (error.statusCode ?? 500)
  if (status < 500) {
    const message =
      FRAMEWORK_WORDS[error.code] ?? 'This request cannot be read. Check what was sent.'
    return { ...none, status, code: 'refused', message }
  }
  return {
    ...none,
    status: 500,
    code: 'failure',
    message: 'Something failed on the server; nothing was changed. Please try again in a moment.',
  }
}
