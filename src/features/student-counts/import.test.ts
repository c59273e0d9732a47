import { expect, it } from 'vitest'
import { cleanCount } from './import.ts'

it.each([
  [
    ['ষষ্ঠ', 'ক', 'প্রভাতি'],
    ['Six', 'A', 'Morning'],
  ],
  [
    ['৬ষ্ঠ', 'খ', 'Morning'],
    ['Six', 'B', 'Morning'],
  ],
  [
    ['Class-7', 'A', 'Day'],
    ['Seven', 'A', 'Day'],
  ],
  [
    ['সপ্তম শ্রেণি (Seven)', 'খ শাখা (B)', 'দিবা (Day)'],
    ['Seven', 'B', 'Day'],
  ],
])('reads the section of %j', ([className, section, shift], read) => {
  const { cells, errors } = cleanCount({ className, section, shift, girls: '৬৫' }, false)
  expect([cells['className'], cells['section'], cells['shift']]).toEqual(read)
  expect(errors).toEqual([])
})

const SIX = { className: 'Six', section: 'A', shift: 'Day' }
const codesOf = (cells: object, isKnown = false) =>
  cleanCount({ ...cells }, isKnown).errors.map(({ path, code }) => `${path} ${code}`)

it('an empty number is absent in a new count, and 0 in a known one', () => {
  const row = { ...SIX, girls: '৭০', muslim: '' }
  expect(cleanCount(row, false).cells).toEqual({ ...SIX, girls: '৭০' })
  expect(cleanCount(row, true).cells).toEqual({ ...SIX, girls: '৭০', muslim: 0 })
})

it('refuses a section that the site does not have, and a row whose numbers are all empty', () => {
  expect(codesOf({ ...SIX, className: 'একাদশ', shift: '', girls: 1 })).toEqual([
    'className not-known-here',
    'shift not-known-here',
  ])
  expect(codesOf({ ...SIX, girls: '' })).toEqual(['girls fill-in'])
  expect(codesOf({ ...SIX, girls: '', muslim: null }, true)).toEqual(['girls fill-in'])
  // A row that names a known count can change its section alone.
  expect(codesOf({ section: 'B' }, true)).toEqual([])
})

it('reads the year of a new count, and leaves that of a known one', () => {
  expect(cleanCount({ ...SIX, girls: 1, year: '২০২৭' }, false).cells['year']).toBe(2027)
  expect(cleanCount({ ...SIX, girls: 1, year: '২০২৭' }, true).cells).not.toHaveProperty('year')
  expect(cleanCount({ ...SIX, girls: 1, year: 'abc' }, false).cells['year']).toBe('abc')
})
