import { expect, it } from 'vitest'
import type { GreyPicture } from './grey-picture.ts'
import { findRuledParts } from './grids.ts'
import { withoutRulings } from './rulings.ts'

const [WIDTH, HEIGHT] = [600, 400]

/** A white picture with dark lines: left, top, right, bottom; `dotted` lines have gaps. */
function drawn(lines: number[][], slope = 0, dotted = false): GreyPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [left, top, right, bottom] of lines as [number, number, number, number][]) {
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) {
        if (dotted && x % 5 > 1) continue
        data[Math.round(y + slope * (x - left)) * WIDTH + Math.round(x - slope * (y - top))] = 40
      }
    }
  }
  return { data, width: WIDTH, height: HEIGHT }
}

/** The lines of a table with these borders. */
function borders(columns: number[], rows: number[]): number[][] {
  const [left, right, top, bottom] = [columns[0]!, columns.at(-1)!, rows[0]!, rows.at(-1)!]
  return [
    ...rows.map((y) => [left, y, right, y + 1]),
    ...columns.map((x) => [x, top, x + 1, bottom]),
  ]
}

const TABLE = borders([50, 200, 350, 500], [50, 100, 150])

it.each([0, 0.004, -0.004])('finds the cells of a table whose lines have the slope %s', (slope) => {
  const { tables, blanks } = findRuledParts(drawn(TABLE, slope))
  expect(tables).toHaveLength(1)
  const { cells, isWhole } = tables[0]!
  expect([cells.length, cells[0]!.length, isWhole, blanks]).toEqual([2, 3, true, 0])
  const { left, top, right, bottom } = cells[1]![1]!
  for (const [value, expected] of [
    [left, 200],
    [top, 100],
    [right, 350],
    [bottom, 150],
  ]) {
    expect(Math.abs(value! - expected!)).toBeLessThan(4)
  }
})

it('sees that a cell spans two columns', () => {
  const lines = TABLE.map((line) => (line[0] === 200 ? [200, 100, 201, 150] : line))
  expect(findRuledParts(drawn(lines)).tables[0]!.isWhole).toBe(false)
})

it('counts boxes and lines to write on', () => {
  const boxes = borders([50, 80, 110, 140], [200, 240])
  const { tables, blanks } = findRuledParts(drawn([...boxes, [200, 300, 500, 301]]))
  expect([tables.length, blanks]).toEqual([0, 4])
  expect(findRuledParts(drawn([[200, 300, 500, 301]], 0, true)).blanks).toBe(1)
})

it('does not take letters for lines: ink hangs below their upper line', () => {
  const stems = Array.from({ length: 20 }, (_, index) => [
    100 + 10 * index,
    100,
    105 + 10 * index,
    125,
  ])
  expect(findRuledParts(drawn([[100, 98, 300, 100], ...stems]))).toMatchObject({
    tables: [],
    blanks: 0,
  })
})

it('erases only the lines', () => {
  const word = [100, 70, 130, 85]
  const picture = drawn([...TABLE, word])
  const { data } = withoutRulings(picture, findRuledParts(picture).rulings)
  expect(data.filter((grey) => grey < 160)).toHaveLength(31 * 16)
})
