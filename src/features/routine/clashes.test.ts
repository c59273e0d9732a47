import { expect, it } from 'vitest'
import { findClashes, slotsOf } from './clashes.ts'

const PERIODS = [
  { from: '07:30', to: '08:05' },
  { from: '08:05', to: '08:40' },
  { from: '08:40', to: '09:15' },
]

/** A routine with one lesson on Sunday. */
function routine(period: number, teacher: string, teacherId: string | null = null, day = 0) {
  return { periods: PERIODS, lessons: [{ day, period, subject: 'গণিত', teacherId, teacher }] }
}

it.each<[lesson: string, isClash: boolean, other: ReturnType<typeof routine>]>([
  ['the same teacher in the same period', true, routine(1, 'নাসরিন জাহান', 't1')],
  ['a teacher who was renamed', true, routine(1, 'নাসরিন আক্তার', 't1')],
  ['the next period', false, routine(2, 'নাসরিন জাহান', 't1')],
  ['the period before', false, routine(0, 'নাসরিন জাহান', 't1')],
  ['another day', false, routine(1, 'নাসরিন জাহান', 't1', 1)],
  ['another teacher of the same name', false, routine(1, 'নাসরিন জাহান', 't2')],
])('a lesson of %s is a clash: %s', (_, isClash, other) => {
  const [slot] = slotsOf(routine(1, 'নাসরিন জাহান', 't1'))
  expect(findClashes(slot!, slotsOf(other))).toHaveLength(isClash ? 1 : 0)
})

it('compares typed names by their words, and ignores lessons without a teacher', () => {
  const clashes = (one: string, other: string) =>
    findClashes(slotsOf(routine(1, one))[0]!, slotsOf(routine(1, other))).length
  expect(clashes('মো. আবদুল মতিন', 'মো আবদুল মতীন')).toBe(1)
  expect(clashes('মো. আবদুল মতিন', 'মো. আবদুল হাই')).toBe(0)
  expect(clashes('', '')).toBe(0)
})

it('finds periods that overlap although they begin at different times', () => {
  const winter = { ...routine(0, 'ক'), periods: [{ from: '08:00', to: '08:30' }] }
  const [slot] = slotsOf(winter)
  const found = [0, 1, 2].flatMap((period) => findClashes(slot!, slotsOf(routine(period, 'ক'))))
  expect(found.map(({ from }) => from)).toEqual(['07:30', '08:05'])
})

it('a lesson in a period that does not exist has no time', () => {
  expect(slotsOf(routine(9, 'ক'))).toEqual([])
})
