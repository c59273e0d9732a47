import { expect, test } from 'vitest'
import { rowsOfFile, rowsOfText } from './text-rows.ts'

test.each([
  ['tabs', 'ক\tখ\n\nগ', [['ক', 'খ'], [''], ['গ']], true],
  [
    'commas',
    'ক,খ\r\n"গ, ঘ",ঙ',
    [
      ['ক', 'খ'],
      ['গ, ঘ', 'ঙ'],
    ],
    true,
  ],
  [
    'semicolons and a byte order mark',
    '\uFEFFক;খ\nগ;ঘ',
    [
      ['ক', 'খ'],
      ['গ', 'ঘ'],
    ],
    true,
  ],
  [
    'a quoted tab',
    '"ক\tখ",গ\nঘ,ঙ',
    [
      ['ক\tখ', 'গ'],
      ['ঘ', 'ঙ'],
    ],
    true,
  ],
  ['an apostrophe before a formula', "'=1\tক", [['=1', 'ক']], true],
  [
    'the separator in a line of its own',
    'sep=;\r\nক;খ\r\nগ,ঘ;ঙ',
    [[''], ['ক', 'খ'], ['গ,ঘ', 'ঙ']],
    true,
  ],
  [
    'an apostrophe before a number only',
    "ক,খ\n'01700000001,'৯৯ ব্যাচ",
    [
      ['ক', 'খ'],
      ['01700000001', "'৯৯ ব্যাচ"],
    ],
    true,
  ],
  [
    'blanks before quotation marks',
    '"ক", "খ"\n"গ, ঘ", "ঙ"',
    [
      ['ক', 'খ'],
      ['গ, ঘ', 'ঙ'],
    ],
    true,
  ],
  ['uneven commas', 'ক, খ\nগ', [['ক', ' খ'], ['গ']], false],
  ['one cell', 'ক', [['ক']], false],
])('reads rows with %s', (_, text, rows, isCertain) => {
  expect(rowsOfText(text)).toEqual({ rows, isCertain })
})

test('A file keeps the blanks and the length of its cells', () => {
  const long = `- ক\n  - ${'খ'.repeat(3000)}`
  expect(rowsOfFile(`\uFEFFলেখা;"${long}"`)).toEqual([['লেখা', long]])
  expect(rowsOfFile(`"${long}"\t'=ক`)).toEqual([[long, '=ক']])
})
