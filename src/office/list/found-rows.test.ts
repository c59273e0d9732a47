import { expect, it } from 'vitest'
import { type FoundRow, NO_LIST, refusedRows, resolveRows } from './found-rows.ts'

const ready: FoundRow = { row: 2, cells: ['রহিমা'], body: { name: 'রহিমা' }, state: 'ready' }
const key = JSON.stringify(ready.body)

it('a row that the server refused has the reason, until the row changes', () => {
  const draft = { ...NO_LIST, refusals: { [key]: 'নামটি খুব লম্বা।' } }
  expect(resolveRows([ready], draft)).toMatchObject([{ state: 'wrong', reason: 'নামটি খুব লম্বা।' }])
  const changed = { ...ready, body: { name: 'রহিমা খাতুন' } }
  expect(resolveRows([changed], draft)).toEqual([changed])
})

it('an added row is left out while it is there, and can be added again after it is deleted', () => {
  const draft = { ...NO_LIST, added: [key] }
  expect(resolveRows([{ ...ready, state: 'there' }], draft)).toEqual([])
  expect(resolveRows([ready], draft)).toEqual([ready])
  const other: FoundRow = { ...ready, body: { name: 'করিম' }, state: 'there' }
  expect(resolveRows([other], draft)).toEqual([other])
})

it('a refused row shows its own words, and a sum needs no correction', () => {
  const rows = [
    ['শ্রেণি', 'শাখা'],
    ['একাদশ', '', 'ক'],
    ['সর্বমোট', '২৬৩'],
  ]
  const refused = [
    { row: 2, reason: 'not-a-class', text: 'একাদশ' },
    { row: 3, reason: 'is-a-sum', text: 'সর্বমোট' },
  ] as const
  expect(refusedRows([...refused], rows, 'en')).toEqual([
    {
      row: 2,
      cells: ['একাদশ · ক'],
      state: 'wrong',
      reason: '“একাদশ”: The class is missing, or this site does not have it.',
    },
    { row: 3, cells: ['সর্বমোট · ২৬৩'], state: 'sum', reason: 'The row is a sum.' },
  ])
})
