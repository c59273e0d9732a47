import { cellsOf } from '@pathshala/tables/markdown-table'

/** The line below the head of a table: `| --- | ---: |`. */
export const TABLE_RULE = /^\|(?: -{3,}:? \|)+$/

/** The rows of a table in a text that was read; undefined if the paragraph is not a table. */
export function rowsOf(paragraph: string): { cells: string[][]; isNumber: boolean[] } | undefined {
  const [head, rule, ...body] = paragraph.split('\n')
  const lines = [head!, ...body]
  if (!rule || !TABLE_RULE.test(rule) || !lines.every((line) => /^\|.*\|$/.test(line)))
    return undefined
  return { cells: lines.map(cellsOf), isNumber: cellsOf(rule).map((cell) => cell.endsWith(':')) }
}
