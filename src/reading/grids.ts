import type { GreyPicture } from './grey-picture.ts'
import type { Box } from './lines.ts'
import { findRulings, isLone, type Ruling, type Rulings } from './rulings.ts'

/** The cells that rulings enclose. */
export interface Grid {
  box: Box
  /** The box of each cell, row by row. */
  cells: Box[][]
  /** Whether no cell spans two rows or columns. */
  isWhole: boolean
}

interface RuledParts {
  tables: Grid[]
  /** The number of boxes and lines to write on, outside of tables. */
  blanks: number
  /** The borders of all tables and boxes, and the lines to write on. */
  rulings: Rulings
}

/** The tables, boxes and lines of a page whose lines of text are straight. */
export function findRuledParts(picture: GreyPicture): RuledParts {
  const found = findRulings(picture)
  const groups = groupsOf(found)
  const grids = groups.flatMap((group) => gridOf(group) ?? [])
  const across = groups.flatMap((group) => group.across)
  const borders = new Set(across)
  const toWriteOn = found.across.filter((ruling) => !borders.has(ruling) && isLone(picture, ruling))
  const tables = grids.filter(isTable)
  const boxes = grids.filter((grid) => !isTable(grid)).flatMap(({ cells }) => cells.flat())
  return {
    tables,
    blanks: boxes.length + toWriteOn.length,
    rulings: {
      across: [...across, ...toWriteOn],
      down: groups.flatMap((group) => group.down),
    },
  }
}

function isTable({ cells }: Grid): boolean {
  return cells.length > 1 && cells[0]!.length > 1
}

/** Pixels between the ends of rulings that touch. */
const TOUCH = 7
/** Rulings nearer than this are one double line. */
const SMALLEST_CELL = 20

/** The groups of rulings that touch. */
function groupsOf({ across, down }: Rulings): Rulings[] {
  const groups: Rulings[] = []
  const left = new Set(across)
  const rest = new Set(down)
  for (const first of across) {
    if (!left.delete(first)) continue
    const group: Rulings = { across: [first], down: [] }
    for (const line of group.across) {
      for (const other of rest) {
        if (!touches(line, other) || !rest.delete(other)) continue
        group.down.push(other)
        for (const next of left) {
          if (touches(next, other) && left.delete(next)) group.across.push(next)
        }
      }
    }
    if (group.across.length > 1 && group.down.length > 1) groups.push(group)
  }
  return groups
}

function touches(across: Ruling, down: Ruling): boolean {
  const y = across.at((across.from + across.to) / 2)
  const x = down.at(y)
  const exact = across.at(x)
  return (
    x >= across.from - TOUCH &&
    x <= across.to + TOUCH &&
    exact >= down.from - TOUCH &&
    exact <= down.to + TOUCH
  )
}

function gridOf(group: Rulings): Grid | undefined {
  const ends = ({ from, to }: Ruling) => [from, to]
  const [left, right] = rangeOf(group.across.flatMap(ends))
  const [top, bottom] = rangeOf(group.down.flatMap(ends))
  const rows = bordersOf(group.across, (left + right) / 2)
  const columns = bordersOf(group.down, (top + bottom) / 2)
  if (rows.length < 2 || columns.length < 2) return undefined
  const cells: Box[][] = []
  let isWhole = true
  for (let row = 1; row < rows.length; row += 1) {
    const y = (rows[row - 1]!.middle + rows[row]!.middle) / 2
    const line: Box[] = []
    for (let column = 1; column < columns.length; column += 1) {
      const x = (columns[column - 1]!.middle + columns[column]!.middle) / 2
      line.push({
        left: columns[column - 1]!.at(y),
        right: columns[column]!.at(y),
        top: rows[row - 1]!.at(x),
        bottom: rows[row]!.at(x),
      })
      isWhole &&=
        columns[column - 1]!.covers(y) &&
        columns[column]!.covers(y) &&
        rows[row - 1]!.covers(x) &&
        rows[row]!.covers(x)
    }
    cells.push(line)
  }
  return { box: { left, top, right, bottom }, cells, isWhole }
}

interface Border {
  middle: number
  at(offset: number): number
  covers(offset: number): boolean
}

/** The borders of rows or columns. A border can have several parts. */
function bordersOf(rulings: Ruling[], middle: number): Border[] {
  const sorted = rulings.toSorted((a, b) => a.at(middle) - b.at(middle))
  const groups: Ruling[][] = []
  for (const ruling of sorted) {
    const group = groups.at(-1)
    if (group && ruling.at(middle) - group.at(-1)!.at(middle) < SMALLEST_CELL) group.push(ruling)
    else groups.push([ruling])
  }
  return groups.map((parts) => {
    const partAt = (offset: number) =>
      parts.find(({ from, to }) => offset >= from - TOUCH && offset <= to + TOUCH)
    const longest = parts.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]!
    return {
      middle: longest.at(middle),
      at: (offset) => (partAt(offset) ?? longest).at(offset),
      covers: (offset) => partAt(offset) !== undefined,
    }
  })
}

function rangeOf(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
