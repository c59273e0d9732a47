import { expect, test } from 'vitest'
import type { CalendarRecord } from '../schema.ts'
import { nationalDaysOf } from './national-days.ts'

const entry = (kind: CalendarRecord['kind'], from: string, to = from) =>
  ({ kind, from, to, title: from }) as CalendarRecord

test('a national day is present if a holiday covers it', () => {
  const days = nationalDaysOf(2027, [
    entry('holiday', '2027-02-21'),
    entry('event', '2027-03-26'),
    entry('holiday', '2027-12-20', '2027-12-31'),
  ])
  expect(days.map(({ day, present }) => [day, present?.title])).toEqual([
    ['2027-02-21', '2027-02-21'],
    ['2027-03-26', undefined],
    ['2027-04-14', undefined],
    ['2027-05-01', undefined],
    ['2027-12-16', undefined],
    ['2027-12-25', '2027-12-20'],
  ])
})
