import { expect, it } from 'vitest'
import { continueList, type Format, format, insertBlock } from './markdown-edit.ts'

const WORDS = { boldText: 'লেখা', linkText: 'নাম' }

/** Presses a button. The selection is in braces: `a {b} c`. */
function press(button: Format, marked: string): string {
  const from = marked.indexOf('{')
  const to = marked.indexOf('}') - 1
  const text = marked.replace(/[{}]/g, '')
  const edit = format(button, { text, from, to }, WORDS)
  const [start, end] = edit.select
  const insert = `${edit.insert.slice(0, start)}{${edit.insert.slice(start, end)}}${edit.insert.slice(end)}`
  return text.slice(0, edit.from) + insert + text.slice(edit.to)
}

it.each<[Format, before: string, after: string]>([
  ['heading', 'ক\nখ{}গ\nঘ', 'ক\n## খগ{}\nঘ'],
  ['heading', '{}', '## {}'],
  ['heading', '## ক{}', 'ক{}'],
  ['heading', '- ক{}', '## ক{}'],
  ['list', '{ক\nখ}', '{- ক\n- খ}'],
  ['list', '{- ক\n- খ}', '{ক\nখ}'],
  ['list', 'ক\n{খ\n}গ', 'ক\n- খ{}\nগ'],
  ['numbers', '{ক\n\nখ}', '{1. ক\n\n2. খ}'],
  ['numbers', '{- ক\n- খ}', '{1. ক\n2. খ}'],
  ['bold', 'ক {খ} গ', 'ক **{খ}** গ'],
  ['bold', 'ক{ খ }গ', 'ক **{খ}** গ'],
  ['bold', 'ক **{খ}** গ', 'ক {খ} গ'],
  ['bold', '{ক\n\nখ}', '**{ক**\n\n**খ}**'],
  ['bold', 'ক {}', 'ক **{লেখা}**'],
  ['link', '{ভর্তি}', '[ভর্তি]({https://})'],
  ['link', '{https://example.com/}', '[{নাম}](https://example.com/)'],
  ['link', '{}', '[{নাম}](https://)'],
])('%s changes %j to %j', (button, before, after) => {
  expect(press(button, before)).toBe(after)
})

it.each([
  ['', 0, 0, 'T\n\n'],
  ['ক', 1, 1, 'ক\n\nT\n\n'],
  ['ক\n', 2, 2, 'ক\n\nT\n\n'],
  ['ক\nখ', 1, 1, 'ক\n\nT\n\nখ'],
  ['ক\n\nগ\n\nখ', 3, 4, 'ক\n\nT\n\nখ'],
  ['কখ', 1, 1, 'ক\n\nT\n\nখ'],
])('a block in %j from %i to %i has empty lines around it', (text, from, to, after) => {
  const { insert } = insertBlock({ text, from, to }, 'T')
  expect(text.slice(0, from) + insert + text.slice(to)).toBe(after)
})

/** The text after Enter at the bar; undefined if the browser itself begins a new line. */
function enter(marked: string): string | undefined {
  const from = marked.indexOf('|')
  const to = Math.max(from, marked.lastIndexOf('|') - 1)
  const text = marked.replaceAll('|', '')
  const edit = continueList({ text, from, to })
  if (!edit) return undefined
  const at = edit.from + edit.select[0]
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  return `${after.slice(0, at)}|${after.slice(at)}`
}

it.each([
  ['- ক|', '- ক\n- |'],
  ['ক\n* খ|গ\nঘ', 'ক\n* খ\n* |গ\nঘ'],
  ['9. ক|', '9. ক\n10. |'],
  ['1) ক|', '1) ক\n2) |'],
  ['১। ক|', '১। ক\n২। |'],
  ['৯. ক|', '৯. ক\n১০. |'],
  ['  - ক|', '  - ক\n  - |'],
  ['- ক|খ|গ', '- ক\n- |গ'],
  ['- ক\n- |', '- ক\n|'],
  ['- ক\n2.  |\nখ', '- ক\n|\nখ'],
])('Enter in %j gives %j', (before, after) => {
  expect(enter(before)).toBe(after)
})

it.each(['ক|', '|- ক', '-|', '২০২৬. ক|', '-ক|', 'ক\n|', '|'])(
  'Enter in %j is a plain line end',
  (before) => {
    expect(enter(before)).toBeUndefined()
  },
)
