import { describe, expect, it } from 'vitest'
import { formatCursor, narrow, parsePage, parseCursor } from './cursor.ts'

it('a cursor survives a round trip through a URL', () => {
  const cursor = { at: '2026-11-19T08:00:00.000Z', id: '01a1f7e0-0000-7000-8000-000000000000' }
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor)
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
  expect(parseCursor(text)).toBeUndefined()
})

describe('The requested page', () => {
  const at = '2026-11-19T08:00:00.000Z'
  const cursor = { at, id: 'x' }
  const older = { direction: 'older', cursor }
  const newer = { direction: 'newer', cursor }

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
  ])('is read from ?%s', (query, page) => {
    expect(parsePage(new URLSearchParams(query))).toEqual(page)
  })
})

describe('A year filter and a cursor', () => {
  const year: [string, string] = ['2025', '2026']
  const start = { direction: 'newer', cursor: { at: '2025', id: '' } }
  const end = { direction: 'older', cursor: { at: '2026', id: '' } }
  const inside = { at: '2025-07', id: 'x' }
  const past = { at: '2026', id: 'x' }
  const ahead = { at: '2024', id: 'x' }

  it.each([
    ['older', inside, [{ direction: 'older', cursor: inside }, start]],
    ['older', past, [end, start]],
    ['older', ahead, [{ direction: 'older', cursor: ahead }, start]],
    ['newer', inside, [{ direction: 'newer', cursor: inside }, end]],
    ['newer', ahead, [start, end]],
    ['newer', past, [{ direction: 'newer', cursor: past }, end]],
  ] as const)(
    'combine into one bound for each direction: %s than %j',
    (direction, cursor, bounds) => {
      expect(narrow(year, { direction, cursor })).toEqual(bounds)
    },
  )

  it('work alone', () => {
    expect(narrow(undefined, undefined)).toEqual([])
    expect(narrow(year, undefined)).toEqual([end, start])
    expect(narrow(undefined, { direction: 'older', cursor: inside })).toEqual([
      { direction: 'older', cursor: inside },
    ])
  })
})
