import { expect, it } from 'vitest'
import type { Line } from './lines.ts'
import { isPhotoOfPaper, realLines } from './photo-words.ts'

const box = (top: number) => ({ left: 0, top, right: 900, bottom: top + 30 })

/** A line whose real words have a number after them. */
function line(top: number, text: string): Line {
  const words = text
    .split(' ')
    .map((word) => ({ text: word, box: box(top), ...(/\d$/.test(word) && { isReal: true }) }))
  return { words, box: box(top) }
}
const page = (lines: Line[]) => ({ lines, tables: [], blanks: 0, height: 1000 })
const textOf = (lines: Line[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' / ')
const notice = (from: number, gap: number) =>
  Array.from({ length: 5 }, (_, row) => line(from + row * gap, `w${row}1 w${row}2 ?`))

it('a photo with ten real words on much of its height shows a paper', () => {
  expect(isPhotoOfPaper(page(notice(200, 120)))).toBe(true)
  expect(isPhotoOfPaper(page(notice(200, 120).slice(1)))).toBe(false)
})

it('a photo with only a caption, or with the same words many times, does not show a paper', () => {
  expect(isPhotoOfPaper(page(notice(700, 50)))).toBe(false)
  const pattern = Array.from({ length: 9 }, (_, row) => line(row * 100, 'w1 w2'))
  expect(isPhotoOfPaper(page(pattern))).toBe(false)
  expect(isPhotoOfPaper(page([]))).toBe(false)
})

it('the words of a table count as words of a paper', () => {
  const cells = Array.from({ length: 10 }, (_, row) => line(row * 80, `w${row}`).words)
  const table = { rows: cells.map((words) => [words]), cells: [], box: box(0), isWhole: true }
  expect(isPhotoOfPaper({ ...page([]), tables: [table] })).toBe(true)
})

it('any other photo keeps its lines of mostly real words, if it has two or more such words', () => {
  const lines = [line(0, 'win1 cup2'), line(40, '2৮161x ৩০ cup2'), line(80, '~ |')]
  expect(textOf(realLines(page(lines)))).toBe('win1 cup2')
  expect(realLines(page([line(0, 'cup2'), line(40, '2৮161x ~ cup2')]))).toEqual([])
})
