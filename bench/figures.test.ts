import { expect, it } from 'vitest'
import { type Figure, meetsGoal, median, ratioOf, within } from './figures.ts'
import { putBetween } from './report.ts'
import { formatTable } from './table.ts'
import { parseWrk } from './load.ts'

const figure: Figure = {
  what: 'Home',
  unit: '/s',
  ours: 60_000,
  beside: { name: 'nginx', value: 80_000 },
  goal: { atLeast: 0.5 },
}

it.each([
  [[7], 7],
  [[30, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

it('an empty list has no median', () => expect(() => median([])).toThrow(/empty list/))

it('a ratio is our value divided by the value beside it, if both exist', () => {
  expect(ratioOf(figure)).toBe(0.75)
  expect(ratioOf({ what: 'Home', unit: 'ms', ours: 3 })).toBeUndefined()
  expect(ratioOf({ what: 'Home', unit: 'ms', ...within(20) })).toBeUndefined()
})

it.each([
  [{ atLeast: 0.75 }, true],
  [{ atLeast: 0.76 }, false],
  [{ atMost: 0.75 }, true],
  [{ atMost: 0.74 }, false],
])('a ratio of 0.75 and the goal %j: %j', (goal, isMet) =>
  expect(meetsGoal({ ...figure, goal })).toBe(isMet),
)

it('a goal without a measurement is not met, and a row without a goal has no result', () => {
  expect(meetsGoal({ what: 'Home', unit: 'ms', ...within(20) })).toBe(false)
  expect(meetsGoal({ what: 'Home', unit: 'ms', ours: 3 })).toBeUndefined()
})

it('the table shows by how much a goal is missed', () => {
  const table = formatTable([
    { title: 'Rates', figures: [{ ...figure, goal: { atLeast: 0.9 }, note: 'a|b' }] },
    { title: 'Rest', figures: [{ what: 'Memory', unit: 'bytes', ...within(200e6) }] },
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| **Rates** |  |  |  |  |  |  |',
    '| Home | 60,000/s | nginx 80,000/s | 0.750 | ≥ 0.9 | **short** | a/b |',
    '| **Rest** |  |  |  |  |  |  |',
    '| Memory | not measured | limit 200 MB |  | ≤ 1 | **short** |  |',
  ])
})

it('the output of wrk is parsed, with its failures', () => {
  const printed = `Running 2s test @ http://127.0.0.1:8080/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   635.91us    0.89ms  12.92ms   93.69%
    Req/Sec    56.20k     8.07k   62.00k    86.54%
  Latency Distribution
     50%  250.00us
     99%    5.80ms
  112000 requests in 2.00s, 1.76GB read
Requests/sec:  55997.20
Transfer/sec:    606.33MB
`
  expect(parseWrk(printed)).toEqual({ perSecond: 55_997.2, p99Ms: 5.8, failed: 0 })
  const failures = '  Socket errors: connect 1, read 2, write 0, timeout 3\n'
  expect(parseWrk(`${printed}${failures}  Non-2xx or 3xx responses: 10\n`).failed).toBe(16)
  expect(() => parseWrk('unable to connect')).toThrow(/unable to connect/)
})

it('a new table replaces the old one', () => {
  const readme = 'a\n<!-- bench: written by npm run bench -- --write -->\nold\n<!-- /bench -->\nz\n'
  expect(putBetween(readme, 'new')).toBe(readme.replace('old', 'new'))
  expect(() => putBetween('a', 'new')).toThrow(/lacks/)
})
