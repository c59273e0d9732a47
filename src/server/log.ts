import path from 'node:path'
import { type FastifyRequest, LogController, type onRequestHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ListFull, Overloaded } from '../errors/classes.ts'
import { asMachineFault } from './machine-fault.ts'

/**
 * The log contains no search words and no identity of a visitor, and only those texts of an error
 * that come from the software.
 */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.originalUrl) }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: describeError,
  // Without this, @fastify/multipart (10.1.9) logs every header at level trace.
  busboyOptions: () => undefined,
}

/** The path of a request, without the query that the visitor typed. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0]!
}

type DescribedError = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  cause?: DescribedError
}

/**
 * Errors also have row values, packets, headers and addresses with passwords. These fields do not.
 */
function describeError(error: Error & { code?: unknown; constraint?: unknown }): DescribedError {
  const { code, constraint, cause } = error
  return {
    type: error.name,
    message: quotesInput(error) ? 'Left out, because it quotes the input.' : error.message,
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

/** The JSON parser quotes the input. So does PostgreSQL for values of a wrong type (22…). */
function quotesInput(error: Error & { code?: unknown }): boolean {
  return error instanceof SyntaxError || /^22...$/.test(String(error.code))
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line)
}

/** Entries of the log in a district, where each line of a request names the school. */
export class DistrictLog extends LogController {
  /** The line is written by {@link nameSchool}, because the school is not known yet. */
  override incomingRequest(): void {}
}

/** A hook for the requests of a district, after the one that finds the school. */
export const nameSchool: onRequestHookHandler = (request, reply, done) => {
  const school = path.basename(request.school.id)
  request.log = reply.log = request.log.child({ school })
  request.log.info({ req: request }, 'incoming request')
  done()
}

/** The faults of the last minute, with their schools. */
const logged = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })

/**
 * Logs a failure completely, but a machine fault or an overload only once a minute for a school. On
 * a full disk every request fails, and one line for each request would fill the disk of the log.
 */
export function logFailure(
  { log, school }: Pick<FastifyRequest, 'log'> & { school?: { id: string } },
  error: unknown,
  message: string,
): void {
  const logOnceAMinute = (code: string, write: () => void) => {
    const key = `${code}\0${school?.id ?? ''}`
    if (logged.has(key)) return
    logged.set(key, true)
    write()
  }
  const fault = asMachineFault(error)
  if (fault) {
    const reason = (fault.cause as Error).message
    logOnceAMinute(fault.code, () => log.error({ fault: fault.code, reason }, fault.summary))
  } else if (error instanceof Overloaded) {
    logOnceAMinute(error.code, () => log.error({ fault: error.code }, 'The server is overloaded'))
  } else if (error instanceof ListFull) {
    logOnceAMinute(error.code, () => log.warn({ fault: error.code }, error.message))
  } else {
    log.error({ err: error }, message)
  }
}
