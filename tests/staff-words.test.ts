import { expect, it } from 'vitest'
import { globSync } from 'node:fs'
import path from 'node:path'
import { ERROR_SENTENCES } from '#src/errors/sentences.ts'
import { errorsBn } from '#src/words/errors-bn.ts'
import { staffBn, staffEn } from '#src/words/staff-words.ts'

type BothLanguages = Record<'bn' | 'en', object>

/** The words of every screen, by the name of their export. */
const SCREENS: Record<string, BothLanguages> = {
  staff: { bn: staffBn, en: staffEn },
  errors: { bn: errorsBn, en: ERROR_SENTENCES },
}
const ROOT = path.resolve(import.meta.dirname, '..')
for (const file of globSync('src/**/office/**/{words,*-words}.ts', { cwd: ROOT })) {
  const exported = (await import(path.join(ROOT, file))) as Record<string, unknown>
  for (const [name, words] of Object.entries(exported)) {
    if (isInBothLanguages(words)) SCREENS[name] = words
  }
}

function isInBothLanguages(words: unknown): words is BothLanguages {
  return typeof words === 'object' && words !== null && 'bn' in words && 'en' in words
}

it('finds the words of every screen', () => {
  expect(Object.keys(SCREENS).length).toBeGreaterThan(20)
})

/** Every text of the office by its key; functions are called with empty values. */
function textsIn(language: 'bn' | 'en'): [string, string][] {
  return Object.entries(SCREENS).flatMap(([name, words]) => leaves(words[language], name))
}

function leaves(words: object, prefix: string): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const key = `${prefix}.${name}`
    if (typeof value === 'object') return leaves(value as object, key)
    return [[key, typeof value === 'function' ? String(value()) : (value as string)]]
  })
}

const holding = (language: 'bn' | 'en', pattern: RegExp) =>
  textsIn(language)
    .filter(([, text]) => pattern.test(text))
    .map(([key]) => key)

it('cancelling has one word, and removing has a different word', () => {
  expect(holding('bn', /বাদ দিন/)).toEqual([])
  expect(holding('bn', /^না, থাক$/)).toEqual(['staff.common.cancel'])
  expect(holding('en', /^Cancel$/)).toEqual(['staff.common.cancel'])
})

it('storing is called saving, in both languages', () => {
  // Only buttons and results are checked; sentences may use the word for keeping. Hiding is to put
  // aside, and “put in place no. 3” is about the order.
  const keeping = /(^|\s)রাখুন ?(\(|$)|(?<!নম্বরে )রাখা (হয়েছে|হচ্ছে|গেল না)[।…. ]*(\(|$)/
  expect(holding('bn', keeping)).toEqual([
    'manyWords.done.hide',
    'pageWords.toDraft',
    'pageWords.isDraft',
  ])
  expect(holding('en', /^(Keep|Keeping)\b[^.]*$/)).toEqual([
    'conflictWords.keepTheirs',
    'officerWords.keepPhoto',
    'pageWords.fileText.keep',
  ])
})

it('a button that undoes a change, restores a record or stops something says which', () => {
  // A record comes back from “Deleted content”, and a removed line from the form that is open.
  expect(holding('bn', /^ফিরিয়ে আনুন$/)).toEqual(['staff.common.restore', 'binWords.restore'])
  expect(holding('bn', /ফিরিয়ে নিন/)).toEqual([])
  expect(holding('en', /^Undo$/)).toEqual([])
  // Closing what is open on the screen is the only thing without a name.
  expect(holding('bn', /^বন্ধ করুন$/)).toEqual(['staff.common.close', 'staff.common.leaveAnyway'])
})
