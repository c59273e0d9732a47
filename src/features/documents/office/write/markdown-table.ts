import { cellsOf, writeTable } from '@pathshala/tables/markdown-table'
import type { Selected } from './markdown-edit.ts'

/** The texts of the cells. The first row is the heading. */
export type Rows = string[][]

/** A table in a text, and its position there. */
export interface PlacedTable {
  from: number
  to: number
  rows: Rows
  /** One for each column, such as `--:`. */
  alignments: string[]
}

const ALIGNMENT = /^:?-+:?$/

export function toMarkdown(rows: Rows, alignments: string[] = []): string {
  return writeTable(
    rows.map((row) => row.map(escapeCell)),
    alignments,
  )
}

/** Without empty rows and columns at the ends. */
export function trimRows(rows: Rows): Rows {
  const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== ''
  const height = rows.map((row) => row.some(isFilled)).lastIndexOf(true) + 1
  const width = Math.max(0, ...rows.map((row) => row.map(isFilled).lastIndexOf(true) + 1))
  return rows.slice(0, height).map((row) => row.slice(0, width))
}

/** The table that contains the start of the selection. */
export function findTableAt({ text, from }: Omit<Selected, 'to'>): PlacedTable | undefined {
  const lines = text.split('\n')
  const here = text.slice(0, from).split('\n').length - 1
  const isRow = (index: number) => lines[index]?.includes('|') ?? false
  if (!isRow(here)) return undefined
  let [first, last] = [here, here]
  while (isRow(first - 1)) first -= 1
  while (isRow(last + 1)) last += 1
  const [heading, alignments, ...rest] = lines.slice(first, last + 1).map(cellsOf)
  if (!heading || !alignments?.every((cell) => ALIGNMENT.test(cell))) return undefined
  const start = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0)
  const length = lines.slice(first, last + 1).join('\n').length
  return { from: start, to: start + length, rows: [heading, ...rest], alignments }
}

function escapeCell(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/\|/g, '\\|')
}
