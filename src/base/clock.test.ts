import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { describeClock, followClock, followNoClock, nowMs, watchClock } from './clock.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

afterEach(() => {
  followNoClock()
  vi.restoreAllMocks()
})

// `newId` writes the milliseconds into the names of files.
it('the time is in whole milliseconds on clocks that jump', () => {
  const step = fc.record({
    passedMs: fc.double({ min: 0, max: 100_000, noNaN: true }),
    jumpMs: fc.oneof(fc.constant(0), fc.double({ min: -YEAR_MS, max: YEAR_MS, noNaN: true })),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      let monotonic = 0.25
      let offset = Date.UTC(2026, 10, 26)
      vi.spyOn(performance, 'now').mockImplementation(() => monotonic)
      vi.spyOn(Date, 'now').mockImplementation(() => Math.floor(monotonic + offset))
      const stop = watchClock(null)
      for (const { passedMs, jumpMs } of steps) {
        monotonic += passedMs
        offset += jumpMs
        expect(Number.isInteger(nowMs())).toBe(true)
      }
      stop()
    }),
    { numRuns: 1000 },
  )
})

const MINUTE_MS = 60_000

/** The clocks of this machine and of another one, which time moves. */
function setClocks({ ownMs, otherMs }: { ownMs: number; otherMs: number }) {
  const clocks = { monotonic: 1000, ownMs, otherMs, answerMs: 0 }
  vi.spyOn(performance, 'now').mockImplementation(() => clocks.monotonic)
  vi.spyOn(Date, 'now').mockImplementation(() => clocks.ownMs)
  const pass = (ms: number) => {
    for (const name of ['monotonic', 'ownMs', 'otherMs'] as const) clocks[name] += ms
  }
  const follow = () =>
    followClock(async () => {
      pass(clocks.answerMs / 2)
      const readMs = clocks.otherMs
      pass(clocks.answerMs / 2)
      return readMs
    })
  return { clocks, pass, follow }
}

const START = Date.UTC(2026, 10, 26)

it.each([
  ['ahead', 10 * MINUTE_MS, '600 seconds ahead of'],
  ['behind', -10 * MINUTE_MS, '600 seconds behind'],
])('a clock that is ten minutes %s gives the time of the followed one', async (_way, by, words) => {
  const { pass, follow } = setClocks({ ownMs: START + by, otherMs: START })
  await follow()
  const stop = watchClock(null)
  pass(3 * MINUTE_MS)
  expect(nowMs()).toBe(START + 3 * MINUTE_MS)
  expect(describeClock('Asia/Dhaka')).toMatch(
    new RegExp(`^warning: this machine’s clock is ${words} the database’s`),
  )
  stop()
})

it('a slow answer of the followed clock does not move the time', async () => {
  const { clocks, pass, follow } = setClocks({ ownMs: START, otherMs: START + 50 })
  await follow()
  expect(nowMs()).toBe(START)
  expect(describeClock('Asia/Dhaka')).toBe('ok')
  clocks.answerMs = 30_000
  clocks.otherMs += 10_000
  await follow()
  expect(nowMs()).toBe(START + 30_000)
  clocks.answerMs = 0
  pass(MINUTE_MS)
  await follow()
  expect(nowMs()).toBe(START + 50 + 10_000 + 30_000 + MINUTE_MS)
})

it('a jump of the own clock changes nothing, and one of the followed clock waits for a minute', async () => {
  const { clocks, pass, follow } = setClocks({ ownMs: START, otherMs: START })
  await follow()
  const jumps: unknown[] = []
  const stop = watchClock(null, (jump) => jumps.push(jump))
  clocks.ownMs += YEAR_MS
  await follow()
  pass(MINUTE_MS)
  expect(nowMs()).toBe(START + MINUTE_MS)
  clocks.otherMs += YEAR_MS
  await follow()
  expect(nowMs()).toBe(START + MINUTE_MS)
  expect(describeClock('Asia/Dhaka')).toMatch(/^warning: the clock went from /)
  pass(MINUTE_MS)
  expect(nowMs()).toBe(START + 2 * MINUTE_MS + YEAR_MS)
  stop()
})
