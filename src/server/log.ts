import type { FastifyRequest } from 'fastify'
import { asMachineFault } from './machine-fault.ts'

/**
 * What may stand in a log, whatever is handed to it: of a request neither what was searched for nor
 * whose it is, of an error nothing but what the software itself says.
 */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  err: describeError,
  // With these @fastify/multipart (10.1.9) hands over every header, at trace.
  busboyOptions: () => undefined,
}

/** Where a request goes, without what the visitor typed. */
export function pathOf({ url }: { url: string }): string {
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

/** Errors also carry values of rows, packets, headers, addresses with passwords: what is named here does not. */
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

/** The parser of JSON, and PostgreSQL about values that are none of their type (22…). */
function quotesInput(error: Error & { code?: unknown }): boolean {
  return error instanceof SyntaxError || /^22...$/.test(String(error.code))
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line)
}

const SAID_AGAIN_AFTER_MS = 60_000
const saidAt = new Map<string, number>()

/**
 * Logs a failure whole; but of what the server stands on, one line a minute: every request fails
 * while a disk is full, and one more line each would fill the next.
 */
export function logFailure(
  log: { error(details: object, message: string): void },
  error: unknown,
  message: string,
): void {
  const fault = asMachineFault(error)
  if (!fault) {
    log.error({ err: error }, message)
    return
  }
  if (Date.now() - (saidAt.get(fault.code) ?? 0) < SAID_AGAIN_AFTER_MS) return
  saidAt.set(fault.code, Date.now())
  log.error({ fault: fault.code, reason: (fault.cause as Error).message }, fault.what)
}
