import type { FastifyRequest } from 'fastify'
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

const REPEAT_AFTER_MS = 60_000
const loggedAt = new Map<string, number>()

/**
 * Logs a failure completely, but a machine fault or an overload only once a minute. On a full disk
 * every request fails, and one line for each request would fill the disk of the log.
 */
export function logFailure(
  log: Record<'error' | 'warn', (details: object, message: string) => void>,
  error: unknown,
  message: string,
): void {
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

function logOnceAMinute(code: string, write: () => void): void {
  // The wall clock can be set back, which would stop the log.
  const now = performance.now()
  if (now - (loggedAt.get(code) ?? -Infinity) < REPEAT_AFTER_MS) return
  loggedAt.set(code, now)
  write()
}
