import { PrivateAddress } from '../../../base/allowed-address.ts'
import { nowMs } from '../../../base/clock.ts'
import type { Answer } from './connection.ts'
import type { Outcome } from './deliveries.ts'

const SECOND_MS = 1000
const MAX_ATTEMPTS = 5
/** The pause after the first attempt. It doubles after each further one. */
const FIRST_PAUSE_MS = 5 * SECOND_MS
/** After the first tries, while a phone was never reached. */
const WELCOME_PAUSE_MS = 60 * 60 * SECOND_MS
/** A receiver that asks for a longer pause is tried again after this time. */
const MAX_PAUSE_MS = 60 * 60 * SECOND_MS
const TOO_MANY = 429
const KEY_REFUSED = 403
/** Statuses that mean: this phone will never be there again. */
const GONE = new Set([404, 410])
/** A server that waited too long for the request. */
const TIMED_OUT = 408

const TIMEOUT = 'TimeoutError'

/** A request that must not be sent. */
export class Unsendable extends Error {}

/** A request that was not sent, because its push service does not answer at all. */
export class ServiceWaits extends Error {
  readonly waitMs: number

  constructor(waitMs: number) {
    super()
    this.name = TIMEOUT
    this.waitMs = waitMs
  }
}

interface Try {
  /** Including this one. */
  attempts: number
  to: 'phone' | 'webhook'
  /** The first message of a phone is tried for two days: until it is accepted, the phone does not count. */
  isWelcome?: boolean
  firstPauseMs?: number
}

/** Decides the next step after an answer, or after an error in place of an answer. */
export function outcomeOf(
  answer: Answer | Error,
  { attempts, to, isWelcome = false, firstPauseMs = FIRST_PAUSE_MS }: Try,
): Outcome {
  const again = (problem: string, afterMs = firstPauseMs * 2 ** (attempts - 1)): Outcome => {
    const later = { is: 'later', problem, isAttempt: true } as const
    if (attempts < MAX_ATTEMPTS) return { ...later, afterMs }
    return isWelcome ? { ...later, afterMs: WELCOME_PAUSE_MS } : failed(problem)
  }
  if (answer instanceof PrivateAddress) return failed('private-address', 'site')
  if (answer instanceof Unsendable) return failed(answer.message, 'site')
  if (answer instanceof ServiceWaits) return again(TIMEOUT, answer.waitMs * 2 ** (attempts - 1))
  if (answer instanceof Error) return again(codeOf(answer))
  const { status, retryAfter } = answer
  const problem = String(status)
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (to === 'phone' && GONE.has(status)) return { is: 'gone' }
  if (status === TOO_MANY)
    return { is: 'later', problem, afterMs: pauseOf(retryAfter), isAttempt: false }
  if (status >= 500 || status === TIMED_OUT) return again(problem)
  return failed(problem, to === 'phone' && status === KEY_REFUSED ? 'key' : 'receiver')
}

function failed(problem: string, fault: 'receiver' | 'key' | 'site' = 'receiver'): Outcome {
  return { is: 'failed', problem, fault }
}

/** Whether its receiver did not answer in time. */
export function isTimeout(answer: Answer | Error): boolean {
  return answer instanceof Error && codeOf(answer) === TIMEOUT
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
