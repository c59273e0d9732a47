import { expect, it, vi } from 'vitest'
import { PrivateAddress } from '../../../base/allowed-address.ts'
import { outcomeOf } from './outcome.ts'

const answer = (status: number, retryAfter?: string) => ({ status, retryAfter })
const toPhone = (attempts: number) => ({ attempts, to: 'phone' as const })
const first = toPhone(1)

it.each([200, 201, 202, 204])('%i means that the push service has it', (status) => {
  expect(outcomeOf(answer(status), first)).toEqual({ is: 'sent' })
})

it.each([404, 410])('%i ends the subscription of a phone, but not a webhook', (status) => {
  expect(outcomeOf(answer(status), first)).toEqual({ is: 'gone' })
  expect(outcomeOf(answer(status), { attempts: 1, to: 'webhook' })).toEqual({
    is: 'failed',
    problem: String(status),
    isKeyRefused: false,
  })
})

it.each([301, 307, 400, 401, 403, 413])('%i fails at once', (status) => {
  expect(outcomeOf(answer(status), first)).toEqual({
    is: 'failed',
    problem: String(status),
    isKeyRefused: status === 403,
  })
})

it.each([
  ['500', answer(500)],
  ['503', answer(503)],
  ['ECONNRESET', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
  ['TimeoutError', new DOMException('aborted', 'TimeoutError')],
  ['TimeoutError', new Error('aborted', { cause: new DOMException('', 'TimeoutError') })],
])('after %s it is sent again five times, with longer and longer pauses', (problem, result) => {
  const outcomes = [1, 2, 3, 4].map((attempts) => outcomeOf(result, toPhone(attempts)))
  expect(outcomes).toEqual(
    [5, 10, 20, 40].map((seconds) => ({
      is: 'later',
      problem,
      afterMs: seconds * 1000,
      isAttempt: true,
    })),
  )
  expect(outcomeOf(result, toPhone(5))).toMatchObject({ is: 'failed', problem })
})

it.each([
  ['5', 5],
  ['0', 1],
  ['86400', 3600],
  ['Wed, 25 Nov 2026 06:00:07 GMT', 7],
  ['Wed, 25 Nov 2026 05:00:00 GMT', 1],
  ['soon', 5],
  [undefined, 5],
])('a push service that asks for a pause (Retry-After: %s) gets it', (retryAfter, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 6) })
  try {
    expect(outcomeOf(answer(429, retryAfter), toPhone(5))).toEqual({
      is: 'later',
      problem: '429',
      afterMs: seconds * 1000,
      isAttempt: false,
    })
  } finally {
    vi.useRealTimers()
  }
})

it('a private address fails at once', () => {
  expect(outcomeOf(new PrivateAddress('10.0.0.1', 'a.example:443'), first)).toMatchObject({
    is: 'failed',
    problem: 'private-address',
  })
})
