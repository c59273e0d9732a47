import type { FastifyRequest } from 'fastify'
import { Overloaded } from '../errors/classes.ts'
import { asMachineFault } from './machine-fault.ts'

/**
 * What the log may contain: of a request no search words and no identity, of an error only text
 * that the software itself wrote.
 */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.originalUrl) }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
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
 * Errors also carry row values, packets, headers, addresses with passwords. These fields do not.
 */
function describeError(error: Error & { code?: unknown; constraint?: unknown }): DescribedError {
  const { code, constraint, cause } = error
  return {
    type: error.name,
    message: quotesInput(error) ? 'Left out: it quotes what was sent.' : error.message,
    stack: (error.stack ?? '').split('\n').filter(isFrame).join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

/** The JSON parser, and PostgreSQL about values of a wrong type (22…), quote the input. */
function quotesInput(error: Error & { code?: unknown }): boolean {
  return error instanceof SyntaxError || /^22...$/.test(String(error.code))
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line)
}

const SAID_AGAIN_AFTER_MS = 60_000
const saidAt = new Map<string, number>()

/**
 * Logs a failure completely, but a machine fault or overload only once a minute: on a full disk
 * every request fails, and one line for each would fill the next disk.
 */
export function logFailure(
  log: { error(details: object, message: string): void },
  error: unknown,
  message: string,
): void {
  const fault = asMachineFault(error)
  if (fault) {
    const reason = (fault.cause as Error).message
    logOnceAMinute(fault.code, () => log.error({ fault: fault.code, reason }, fault.summary))
  } else if (error instanceof Overloaded) {
    logOnceAMinute(error.code, () => log.error({ fault: error.code }, 'The server is overloaded'))
  } else {
    log.error({ err: error }, message)
  }
}

function logOnceAMinute(code: string, write: () => void): void {
  // Not the wall clock: if it is set back, the log would stop.
  const now = performance.now()
  if (now - (saidAt.get(code) ?? -Infinity) < SAID_AGAIN_AFTER_MS) return
  saidAt.set(code, now)
  write()
}
