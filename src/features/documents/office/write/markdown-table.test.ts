import { expect, it } from 'vitest'
import { findTableAt, toMarkdown, trimRows } from './markdown-table.ts'

it('makes a table of rows with different lengths, and escapes separators in cells', () => {
  const rows = [['শ্রেণি', 'ফি'], ['Six | A', '১,০২০', 'সব'], [' দুই\nলাইন ']]
  expect(toMarkdown(rows, ['---', '--:'])).toBe(
    [
      '| শ্রেণি | ফি | |',
      '| --- | --: | --- |',
      '| Six \\| A | ১,০২০ | সব |',
      '| দুই লাইন | | |',
    ].join('\n'),
  )
})

it('finds the table of the line, with its position and alignments', () => {
  const table = 'শ্রেণি | ফি\n---|--:\n| Six \\| A |  |'
  const text = `আগে\n\n${table}\n\nপরে`
  const found = {
    from: 5,
    to: 5 + table.length,
    rows: [
      ['শ্রেণি', 'ফি'],
      ['Six | A', ''],
    ],
    alignments: ['---', '--:'],
  }
  expect(findTableAt({ text, from: 5 })).toEqual(found)
  expect(findTableAt({ text, from: 5 + table.length })).toEqual(found)
  expect(findTableAt({ text, from: 4 })).toBeUndefined()
  expect(findTableAt({ text: 'ক | খ\nগ', from: 0 })).toBeUndefined()
})

it('leaves out empty rows and columns at the ends', () => {
  expect(trimRows([['', ''], ['ক', '', ' '], [''], ['', '']])).toEqual([[''], ['ক']])
  expect(trimRows([])).toEqual([])
  expect(trimRows([[' '], []])).toEqual([])
})
