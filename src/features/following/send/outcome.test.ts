import { expect, it, vi } from 'vitest'
import { PrivateAddress } from '../../../base/allowed-address.ts'
import { outcomeOf, ServiceWaits } from './outcome.ts'

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
    fault: 'receiver',
  })
})

it.each([301, 307, 400, 401, 403, 413])('%i fails at once', (status) => {
  expect(outcomeOf(answer(status), first)).toEqual({
    is: 'failed',
    problem: String(status),
    fault: status === 403 ? 'key' : 'receiver',
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

it('the first message of a phone is tried each hour after that', () => {
  const welcome = (attempts: number) =>
    outcomeOf(answer(503), { ...toPhone(attempts), isWelcome: true })
  expect(welcome(4)).toMatchObject({ is: 'later', afterMs: 40_000 })
  for (const attempts of [5, 40])
    expect(welcome(attempts)).toEqual({
      is: 'later',
      problem: '503',
      afterMs: 60 * 60_000,
      isAttempt: true,
    })
  expect(outcomeOf(answer(400), { ...first, isWelcome: true })).toMatchObject({ is: 'failed' })
})

it('a phone whose push service does not answer waits for it, each time twice as long', () => {
  const waits = [1, 2, 4].map((attempts) => outcomeOf(new ServiceWaits(60_000), toPhone(attempts)))
  expect(waits).toEqual(
    [60, 120, 480].map((seconds) => ({
      is: 'later',
      problem: 'TimeoutError',
      afterMs: seconds * 1000,
      isAttempt: true,
    })),
  )
  expect(outcomeOf(new ServiceWaits(60_000), toPhone(5))).toMatchObject({ is: 'failed' })
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
    fault: 'site',
  })
})
