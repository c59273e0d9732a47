import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { nowMs, watchClock } from './clock.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

afterEach(() => vi.restoreAllMocks())

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
