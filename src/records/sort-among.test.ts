import { expect, it } from 'vitest'
import { sortAmong } from './sort-among.ts'

const records = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }))
const idsOf = (ids: string[]) => sortAmong(records, ids).map(({ _id }) => _id)

it.each([
  ['some records change places, and the others keep theirs', ['d', 'b'], ['a', 'd', 'c', 'b']],
  ['a single record stays where it is', ['c'], ['a', 'b', 'c', 'd']],
  ['unknown and repeated ids are ignored', ['x', 'c', 'a', 'c'], ['c', 'b', 'a', 'd']],
])('%s', (_title, ids, sorted) => {
  expect(idsOf(ids)).toEqual(sorted)
})
