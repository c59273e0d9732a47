import { expect, it } from 'vitest'
import { firstWords, paragraphsOf } from './paragraphs.ts'

it('splits a text at blank lines and keeps single line breaks', () => {
  expect(paragraphsOf('\n ক\nখ\n \n\nগ \n')).toEqual(['ক\nখ', 'গ'])
  expect(paragraphsOf(' \n\n ')).toEqual([])
})

it.each([
  ['', ''],
  ['এক  দুই\n\nতিন', 'এক দুই তিন'],
  ['one two three four five', 'one two three four…'],
  ['one two three fourteen', 'one two three…'],
  ['x'.repeat(100), `${'x'.repeat(19)}…`],
  [`${' '.repeat(50)}one two`, '…'],
])('gives the first words of %j as %j', (text, start) => {
  expect(firstWords(text, 20)).toBe(start)
})
