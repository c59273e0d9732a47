import { expect, it } from 'vitest'
import { withBengaliLists } from './counted-lines.ts'
import { renderText } from './render-text.ts'

it.each([
  ['lines that count up', 'নিয়ম\n১. এক\n২. দুই\nশেষ', 'নিয়ম\n\n1. এক\n2. দুই\n\nশেষ'],
  ['a list that begins later', '৩) তিন\n৪) চার', '3) তিন\n4) চার'],
  ['dandas', '১। এক\n২। দুই', '1. এক\n2. দুই'],
])('%s are a list', (_what, text, markdown) => {
  expect(withBengaliLists(text)).toBe(markdown)
})

it.each([
  ['a single number', '৫. নম্বর কক্ষ\nঅফিস'],
  ['numbers that do not count up', '১. এক\n৩. তিন'],
  ['a date', '১.১২.২০২৬\n২.১২.২০২৬'],
  ['a number with a Latin digit, which Markdown knows', '1. এক\n2. দুই'],
])('%s stays as it is', (_what, text) => {
  expect(withBengaliLists(text)).toBe(text)
})

it('the numbered lines of a typed text become a list, in the order of the numbers', async () => {
  expect(await renderText('যা আনতে হবে\n১. ছবি\n২. **সনদ**', 'typed')).toBe(
    '<p>যা আনতে হবে</p><ol><li>ছবি</li><li><strong>সনদ</strong></li></ol>',
  )
})
