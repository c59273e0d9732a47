import { expect, it, vi } from 'vitest'
import { reportSometimes } from './progress.ts'

it('the first line is printed at once, and then a line every three seconds at most', () => {
  vi.useFakeTimers()
  const printed: string[] = []
  const report = reportSometimes((line) => printed.push(line))
  for (let second = 0; second < 8; second += 1) {
    report(`after ${second} s`)
    vi.advanceTimersByTime(1000)
  }
  vi.useRealTimers()
  expect(printed).toEqual(['after 0 s', 'after 3 s', 'after 6 s'])
})
