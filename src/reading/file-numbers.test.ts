import { expect, it } from 'vitest'
import { withFileNumbers } from './file-numbers.ts'
import type { Line, ReadPage, Word } from './lines.ts'

/** A word of a table with cells of 100 × 20 units. */
const at = (text: string, row: number, column: number, isDoubtful?: true): Word => {
  const [left, top] = [100 * column + 10, 20 * row + 2]
  return {
    text,
    box: { left, top, right: left + 40, bottom: top + 16 },
    ...(isDoubtful && { isDoubtful }),
  }
}
const pageOf = (rows: Word[][][]): ReadPage => ({
  lines: [],
  tables: [
    {
      rows,
      cells: rows.map((row, y) =>
        row.map((_, x) => ({
          left: 100 * x,
          top: 20 * y,
          right: 100 * x + 100,
          bottom: 20 * y + 20,
        })),
      ),
      box: { left: 0, top: 0, right: 200, bottom: 20 * rows.length },
      isWhole: true,
    },
  ],
  blanks: 0,
})
/** The text layer, half as large as the picture. Its words are in the order of painting. */
const layerOf = (...words: Word[]): Line[] =>
  words.map(({ text, box: { left, top, right, bottom } }) => {
    const box = { left: left / 2, top: top / 2, right: right / 2, bottom: bottom / 2 }
    return { words: [{ text, box }], box }
  })

const READ = [
  [[at('তাসনিম', 0, 0)], [at('৫৩৮', 0, 1)]],
  [[at('নুসরাত', 1, 0)], [at('৮.০৯', 1, 1, true)]],
  [[at('মিতু', 2, 0, true)], [at('v', 2, 1)]],
  [[at('২৮', 3, 0, true), at('জুন', 3, 0)], [at('৩২১', 3, 1)]],
  ...Array.from({ length: 3 }, (_, row) => [[at('৫০', row + 4, 0)], [at('৬০', row + 4, 1)]]),
]
const LAYER = [
  at('তাসিনম', 0, 0),
  at('৫৩৮', 0, 1),
  at('৪.০৭', 1, 1),
  at('৬', 2, 1),
  at('২৮', 3, 0),
  at('৩২১', 3, 1),
  ...Array.from({ length: 3 }, (_, row) => [at('৫০', row + 4, 0), at('৬০', row + 4, 1)]).flat(),
]
const textsOf = ({ tables }: ReadPage) =>
  tables[0]!.rows.map((row) =>
    row.map((words) =>
      words.map(({ text, isDoubtful }) => text + (isDoubtful ? '?' : '')).join(' '),
    ),
  )

it('takes the numbers from the file, and the words from recognition', () => {
  const page = withFileNumbers(pageOf(READ), layerOf(...LAYER), 2)
  expect(textsOf(page).slice(0, 4)).toEqual([
    ['তাসনিম', '৫৩৮'],
    ['নুসরাত', '৪.০৭'],
    ['মিতু?', '৬'],
    ['২৮ জুন', '৩২১'],
  ])
  expect(page.tables[0]!.hasFileNumbers).toBe(true)
})

it('does not trust a file that has other numbers', () => {
  const layer = LAYER.map((word) => ({ ...word, text: word.text.replace(/[৫৩২]/g, '৯') }))
  const page = pageOf(READ)
  expect(withFileNumbers(page, layerOf(...layer), 2)).toBe(page)
})

it('knows that a number of a cell is not in the file', () => {
  const layer = LAYER.filter(({ text }) => text !== '৩২১')
  const { tables } = withFileNumbers(pageOf(READ), layerOf(...layer), 2)
  expect(tables[0]!.hasFileNumbers).toBe(false)
})
