import { expect, it } from 'vitest'
import { countedReasonWords, fileProblemWords, reasonWords } from './reason-words.ts'

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort()

it.each([
  ['a record', reasonWords],
  ['a file', fileProblemWords],
])('the reasons of %s have the same params in both languages', (_what, { bn, en }) => {
  const all = (words: Record<string, string>) =>
    Object.entries(words).map(([code, sentence]) => [code, placeholders(sentence)])
  expect(all(bn)).toEqual(all(en))
})

it('a reason that names a record has a second sentence, for the number of such records', () => {
  const naming = Object.entries(reasonWords.en).filter(
    ([, words]) => placeholders(words).length > 0,
  )
  const codes = naming.map(([code]) => code).sort()
  expect(Object.keys(countedReasonWords.bn).sort()).toEqual(codes)
  expect(Object.keys(countedReasonWords.en).sort()).toEqual(codes)
})
