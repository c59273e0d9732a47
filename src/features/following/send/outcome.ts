import { PrivateAddress } from '../../../base/allowed-address.ts'
import { nowMs } from '../../../base/clock.ts'
import type { Answer } from './connection.ts'
import type { Outcome } from './deliveries.ts'

const SECOND_MS = 1000
const MAX_ATTEMPTS = 5
/** The pause after the first attempt. It doubles after each further one. */
const FIRST_PAUSE_MS = 5 * SECOND_MS
/** A receiver that asks for a longer pause is tried again after this time. */
const MAX_PAUSE_MS = 60 * 60 * SECOND_MS
const TOO_MANY = 429
const KEY_REFUSED = 403
/** Statuses that mean: this phone will never be there again. */
const GONE = new Set([404, 410])
/** A server that waited too long for the request. */
const TIMED_OUT = 408

/** A request that must not be sent. */
export class Unsendable extends Error {}

interface Try {
  /** Including this one. */
  attempts: number
  to: 'phone' | 'webhook'
  firstPauseMs?: number
}

/** Decides what follows from an answer, or from the error that came in place of it. */
export function outcomeOf(
  answer: Answer | Error,
  { attempts, to, firstPauseMs = FIRST_PAUSE_MS }: Try,
): Outcome {
  const again = (problem: string): Outcome =>
    attempts < MAX_ATTEMPTS
      ? { is: 'later', problem, afterMs: firstPauseMs * 2 ** (attempts - 1), isAttempt: true }
      : failed(problem)
  if (answer instanceof PrivateAddress) return failed('private-address')
  if (answer instanceof Unsendable) return failed(answer.message)
  if (answer instanceof Error) return again(codeOf(answer))
  const { status, retryAfter } = answer
  const problem = String(status)
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (to === 'phone' && GONE.has(status)) return { is: 'gone' }
  if (status === TOO_MANY)
    return { is: 'later', problem, afterMs: pauseOf(retryAfter), isAttempt: false }
  if (status >= 500 || status === TIMED_OUT) return again(problem)
  return { ...failed(problem), isKeyRefused: to === 'phone' && status === KEY_REFUSED }
}

function failed(problem: string): Outcome & { is: 'failed' } {
  return { is: 'failed', problem, isKeyRefused: false }
}

/** `ECONNREFUSED`, `ENOTFOUND`, `TimeoutError`. */
function codeOf(error: Error): string {
  const { cause } = error
  if (cause instanceof Error) return codeOf(cause)
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : error.name
}

/** Retry-After has seconds, or a date. */
function pauseOf(retryAfter: string | undefined): number {
  const ms = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter) * SECOND_MS
    : Date.parse(retryAfter ?? '') - nowMs()
  if (Number.isNaN(ms)) return FIRST_PAUSE_MS
  return Math.min(MAX_PAUSE_MS, Math.max(SECOND_MS, ms))
}
