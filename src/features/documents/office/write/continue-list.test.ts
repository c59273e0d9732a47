import { expect, it } from 'vitest'
import { continueList } from './continue-list.ts'

/** The text after Enter at the bar; undefined if the browser begins a plain line. */
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
