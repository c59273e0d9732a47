import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('Ids sort in the order in which they were made, within one millisecond as well', () => {
  const ids = Array.from({ length: 5000 }, newId)
  expect(ids.findIndex((id, index) => index > 0 && id <= ids[index - 1]!)).toBe(-1)
})

it('Ids fit into an address', () => {
  expect(newId()).toMatch(/^[\da-f-]{36}$/)
})
