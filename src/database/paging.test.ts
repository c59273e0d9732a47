import { expect, it } from 'vitest'
import { formatPlace, parsePlace } from './paging.ts'

it('A place survives its way through an address', () => {
  const place = { at: '2026-11-19T08:00:00.000Z', id: '01a1f7e0-0000-7000-8000-000000000000' }
  expect(parsePlace(formatPlace(place))).toEqual(place)
})

it.each([
  null,
  '',
  '_',
  'x',
  '2026_x',
  '2026-11-19T08:00:00.000Z_',
  "2026-11-19T08:00:00.000Z_'",
  '\0',
])('%j is no place', (text) => {
  expect(parsePlace(text)).toBeUndefined()
})
