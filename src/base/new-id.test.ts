import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('ids sort in the order of creation, also within one millisecond', () => {
  const ids = Array.from({ length: 5000 }, newId)
  expect(ids.findIndex((id, index) => index > 0 && id <= ids[index - 1]!)).toBe(-1)
})

it('ids need no escaping in a URL', () => {
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
})
