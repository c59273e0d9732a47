import papaparse from 'papaparse'
import { expect, it } from 'vitest'
import { formatCsv, textOfCell } from './csv.ts'

it('A CSV file keeps every cell, and begins with a byte order mark', () => {
  const cells = ['ছুটি, "বড়"', 'দুই\nলাইন', ' আগে ও পরে ', 'ক\tখ', 'a;b']
  const file = formatCsv(['ক', 'খ', 'গ', 'ঘ', 'ঙ'], [cells, [1, -2, 0.5, '', '']])
  expect(file).toMatch(/^\uFEFF"ক","খ","গ","ঘ","ঙ"\r\n/)
  const { data, errors } = papaparse.parse(file.slice(1), { skipEmptyLines: true })
  expect(errors).toEqual([])
  expect(data.slice(1)).toEqual([cells, ['1', '-2', '0.5', '', '']])
})

it.each(['=1+1', '+88', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '=1\n2', '＝1', '\r@x'])(
  'A text in CSV is not a formula: %j',
  (text) => {
    const [[cell]] = papaparse
      .parse<[string]>(formatCsv(['ক'], [[text]]).slice(1))
      .data.slice(1) as [[string]]
    expect(cell).toBe(text.replace(/^[\t\r\n]?/, "$&'"))
  },
)

it('No cell becomes a formula where a spreadsheet splits at semicolons, tabs or line breaks', () => {
  const cells = [
    'x\n=1',
    'y\r@x',
    'z\r\n -1',
    'a;=1+1',
    'b',
    'ক; -১;@x',
    'গ\t+1',
    '"x";=2',
    '=1;=2',
  ]
  const file = formatCsv(cells, [cells]).slice(1)
  expect(file).toMatch(/^"[^]*"\r\n$/)
  for (const line of file.trim().split(/[\r\n]+/)) {
    for (const part of line.split(/[;\t]|","/)) {
      expect(part.replace(/^"+/, '').trim()).not.toMatch(/^[=+\-@]/)
    }
  }
  const { data } = papaparse.parse<string[]>(file, { skipEmptyLines: true })
  expect(data[1]!.map(textOfCell)).toEqual(cells)
})
