import type { Budget } from '@pathshala/tables/budget'
import { type Block, lineOf, type TableBlock } from './blocks.ts'
import { all, elementsIn, first, isOn, valueOf, type XmlElement } from './xml.ts'

interface Cell {
  blocks: Block[]
  /** The edges between the columns of the file at which it begins and ends. */
  from: number
  to: number
}

/** Takes what Word does not show. */
export type Drop = (removed: XmlElement, kind?: 'deletedText' | 'coveredText') => void

/**
 * A table whose cells keep their column. A merged cell has its text in its first column and row. A
 * table of one row or column is a frame around its blocks.
 */
export function tableOf(
  table: XmlElement,
  blocksOf: (cell: XmlElement) => Block[],
  { budget, drop }: { budget: Budget; drop: Drop },
): Block[] {
  const rows = rowsIn(table, blocksOf, drop)
  const edges = edgesOf(table, rows)
  const starts = [...new Set(rows.flat().map(({ from }) => edges[from]!))].toSorted((a, b) => a - b)
  if (rows.length < 2 || starts.length < 2) return rows.flat().flatMap(({ blocks }) => blocks)
  for (const cells of rows) budget.spend(starts.length * cells.length)
  const block: TableBlock = {
    rows: rows.map((cells) =>
      starts.map((start) =>
        cells
          .filter(({ from }) => edges[from] === start)
          .flatMap(({ blocks }) => blocks.map(lineOf))
          .join(' '),
      ),
    ),
  }
  return block.rows.flat().some(Boolean) ? [block] : []
}

function rowsIn(table: XmlElement, blocksOf: (cell: XmlElement) => Block[], drop: Drop): Cell[][] {
  /** The cells above that continue downwards, by the edge at which they begin. */
  let above = new Set<number>()
  return inside(table, 'w:tr').flatMap((row) => {
    const properties = first(row, 'w:trPr')
    const isHidden = isOn(properties, 'w:hidden')
    if (isHidden || first(properties, 'w:del')) {
      drop(row, isHidden ? 'coveredText' : 'deletedText')
      return []
    }
    const merged = new Set<number>()
    let at = countOf(properties, 'w:gridBefore', 0)
    const cells = inside(row, 'w:tc').flatMap((element): Cell[] => {
      const { span, isLow, isWide, isTall } = mergeOf(element)
      const from = at
      at += span
      if (isWide) return []
      if (isTall) merged.add(from)
      const isContinued = isLow && above.has(from)
      const isRemoved = first(first(element, 'w:tcPr'), 'w:cellDel') !== undefined
      if (isRemoved) drop(element)
      return [{ blocks: isContinued || isRemoved ? [] : blocksOf(element), from, to: at }]
    })
    above = merged
    return [cells]
  })
}

function mergeOf(cell: XmlElement) {
  const properties = first(cell, 'w:tcPr')
  const [low, wide] = ['w:vMerge', 'w:hMerge'].map((name) => {
    const merge = first(properties, name)
    return merge && (merge.attributes['w:val'] ?? 'continue')
  })
  return {
    span: Math.max(1, countOf(properties, 'w:gridSpan', 1)),
    isTall: low !== undefined,
    isLow: low === 'continue',
    isWide: wide === 'continue',
  }
}

/** Word has at most 63 columns. */
const MOST_COLUMNS = 63

function countOf(properties: XmlElement | undefined, name: string, otherwise: number): number {
  const count = Number.parseInt(valueOf(properties, name) ?? '', 10)
  return Number.isNaN(count) ? otherwise : Math.min(count, MOST_COLUMNS)
}

/** Rows and cells can be in elements of their own, such as fields to fill in. */
function inside(parent: XmlElement, name: string): XmlElement[] {
  return elementsIn(parent).flatMap((child) => {
    if (child.name === name) return [child]
    return /^w:(?:sdt|sdtContent|customXml|ins|moveTo)$/.test(child.name) ? inside(child, name) : []
  })
}

/** A column with a smaller share of the table's width is only a border that was moved by hand. */
const SMALLEST_COLUMN = 0.009

/** The number of the edge that a reader sees, for each edge between the columns of the file. */
function edgesOf(table: XmlElement, rows: Cell[][]): number[] {
  const widths = all(first(table, 'w:tblGrid'), 'w:gridCol').map(({ attributes }) =>
    Number.parseFloat(attributes['w:w'] ?? ''),
  )
  const count = rows.flat().reduce((most, { to }) => Math.max(most, to), 0)
  const isKnown = widths.length >= count && widths.every((width) => width > 0)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const edges = [0]
  for (let column = 0; column < count; column += 1) {
    const isSeen = !isKnown || widths[column]! >= total * SMALLEST_COLUMN
    edges.push(edges.at(-1)! + (isSeen ? 1 : 0))
  }
  return edges
}
