import { expect, it } from 'vitest'
import { withoutBrowserMargins } from './browser-margins.ts'
import type { Line } from './lines.ts'

const line = (text: string, top: number, left = 50): Line => {
  const box = { left, top, right: left + 10 * text.length, bottom: top + 10 }
  return {
    box,
    words: text.split(' ').map((word, at) => ({ text: word, box: { ...box, left: left + at } })),
  }
}
const page = (...lines: Line[]) => ({ width: 600, height: 800, lines, tables: [], blanks: 0 })
const textsOf = ({ lines }: { lines: Line[] }) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '))

it('leaves out what a browser prints around a page', () => {
  const printed = page(
    line('7/17/2018 Student Exam Report', 12),
    line('মার্কশিট', 60),
    line('http://localhost/exam/print_exam_report_all', 780),
    line('1/1', 780, 560),
  )
  expect(textsOf(withoutBrowserMargins(printed))).toEqual(['মার্কশিট'])
})

it.each([
  ['an address without a date above', 'নোটিশ', 'https://school.example'],
  ['a date without an address below', '7/17/2018 তারিখের সভা', 'প্রধান শিক্ষক'],
])('keeps %s', (_what, above, below) => {
  const kept = page(line(above, 12), line('সভা', 60), line(below, 780))
  expect(textsOf(withoutBrowserMargins(kept))).toEqual([above, 'সভা', below])
})

it('keeps a date and an address inside the margins of the page', () => {
  const kept = page(line('7/17/2018 Report', 90), line('https://school.example', 600))
  expect(textsOf(withoutBrowserMargins(kept))).toHaveLength(2)
})
