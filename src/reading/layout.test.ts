import { describe, expect, it } from 'vitest'
import { layoutOf } from './layout.ts'
import type { Line, ReadPage, Table, Word } from './lines.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }
const word = (text: string, isDoubtful?: true): Word => ({
  text,
  box,
  ...(isDoubtful && { isDoubtful }),
})
const table = (
  cell: (index: number) => Word[],
  count = 20,
  fields: Partial<Table> = {},
): Table => ({
  rows: Array.from({ length: count / 2 }, (_, row) => [cell(2 * row), cell(2 * row + 1)]),
  cells: [],
  box,
  isWhole: true,
  ...fields,
})
const line = (gap: number): Line => {
  const at = (left: number) => ({ left, top: 0, right: left + 50, bottom: 20 })
  const words = [0, 50 + gap].map((left) => ({ text: 'শব্দ', box: at(left) }))
  return { words, box: { left: 0, top: 0, right: 100 + gap, bottom: 20 } }
}
const page = (fields: Partial<ReadPage>): ReadPage => ({
  lines: Array.from({ length: 40 }, () => line(8)),
  tables: [],
  blanks: 0,
  ...fields,
})

const sure = () => [word('ঘর')]
const number = (text: string, isDoubtful?: true) => [word(text, isDoubtful)]

describe('The layout', () => {
  it.each<[what: string, layout: string, pages: ReadPage[]]>([
    ['prose', 'text', [page({})]],
    ['a table', 'table', [page({ tables: [table(sure)] }), page({})]],
    [
      'an unsure word in 20 cells',
      'table',
      [page({ tables: [table((index) => [word('ঘর', index === 3 || undefined)])] })],
    ],
    [
      'two unsure cells of 20',
      'paper',
      [page({ tables: [table((index) => [word('ঘর', index < 2 || undefined)])] })],
    ],
    [
      'one good and one bad table',
      'paper',
      [page({ tables: [table(sure), table(sure, 20, { isWhole: false })] })],
    ],
    [
      'many numbers that recognition read',
      'paper',
      [page({ tables: [table(() => number('৪.০৭'), 40)] })],
    ],
    [
      'many numbers from the file',
      'table',
      [page({ tables: [table(() => number('৪.০৭'), 40, { hasFileNumbers: true })] })],
    ],
    [
      'columns without borders',
      'paper',
      [page({ lines: [line(8), ...Array.from({ length: 4 }, () => line(60)), line(8)] })],
    ],
    [
      'a few lines in two columns',
      'text',
      [page({ lines: [line(60), line(60), line(60), line(8), line(60)] })],
    ],
    ['few words and many lines to write on', 'form', [page({ blanks: 12 })]],
    ['few words and empty cells', 'form', [page({ tables: [table(() => [])] })]],
    ['a notice with a slip to cut off', 'text', [page({ blanks: 7 })]],
    ['an empty page', 'text', [page({ lines: [] })]],
  ])('of %s is %s', (_, layout, pages) => {
    expect(layoutOf(pages)).toBe(layout)
  })
})
