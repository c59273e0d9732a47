import { describe, expect, it } from 'vitest'
import { formatPlace, narrow, parsePage, parsePlace } from './paging.ts'

it('a cursor survives a round trip through a URL', () => {
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
])('%j is not a cursor', (text) => {
  expect(parsePlace(text)).toBeUndefined()
})

describe('The requested page', () => {
  const at = '2026-11-19T08:00:00.000Z'
  const place = { at, id: 'x' }
  const older = { side: 'older', place }
  const newer = { side: 'newer', place }

  it.each([
    ['', { number: 1 }],
    ['page=7', { number: 1 }],
    [`before=${at}_x&page=3`, { number: 3, from: older }],
    [`before=${at}_x`, { number: 2, from: older }],
    [`before=${at}_x&page=-1`, { number: 2, from: older }],
    [`before=${at}_x&page=2.5`, { number: 2, from: older }],
    [`before=${at}_x&page=1e99`, { number: 2, from: older }],
    [`after=${at}_x&page=2`, { number: 2, from: newer }],
    [`after=${at}_x&page=1`, { number: 1 }],
    ['before=x&page=3', { number: 1 }],
  ])('is read from ?%s', (query, asked) => {
    expect(parsePage(new URLSearchParams(query))).toEqual(asked)
  })
})

describe('A year filter and a cursor', () => {
  const year: [string, string] = ['2025', '2026']
  const start = { side: 'newer', place: { at: '2025', id: '' } }
  const end = { side: 'older', place: { at: '2026', id: '' } }
  const inside = { at: '2025-07', id: 'x' }
  const past = { at: '2026', id: 'x' }
  const ahead = { at: '2024', id: 'x' }

  it.each([
    ['older', inside, [{ side: 'older', place: inside }, start]],
    ['older', past, [end, start]],
    ['older', ahead, [{ side: 'older', place: ahead }, start]],
    ['newer', inside, [{ side: 'newer', place: inside }, end]],
    ['newer', ahead, [start, end]],
    ['newer', past, [{ side: 'newer', place: past }, end]],
  ] as const)('combine into one bound for each direction: %s than %j', (side, place, bounds) => {
    expect(narrow(year, { side, place })).toEqual(bounds)
  })

  it('work alone', () => {
    expect(narrow(undefined, undefined)).toEqual([])
    expect(narrow(year, undefined)).toEqual([end, start])
    expect(narrow(undefined, { side: 'older', place: inside })).toEqual([
      { side: 'older', place: inside },
    ])
  })
})
