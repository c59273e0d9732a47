import { expect, it } from 'vitest'
import { inBothLanguages, pairsOf } from './in-both-languages.ts'

const words = inBothLanguages({
  save: ['সংরক্ষণ করুন', 'Save'],
  steps: [
    ['খুলুন', 'পড়ুন', 'ছাপুন'],
    ['Open', 'Read'],
  ],
  list: {
    title: ['সব নোটিশ', 'All notices'],
    total: [(count) => `মোট ${count}টি`, (count) => `Total: ${count}`],
  },
})

it('gives the words of each language under the same names', () => {
  for (const [{ save, steps, list }, expected] of [
    [words.bn, ['সংরক্ষণ করুন', 'খুলুন, পড়ুন, ছাপুন', 'সব নোটিশ', 'মোট ৩টি']],
    [words.en, ['Save', 'Open, Read', 'All notices', 'Total: ৩']],
  ] as const) {
    expect([save, steps.join(', '), list.title, list.total('৩')]).toEqual(expected)
  }
})

it('lets words contain other words', () => {
  const more = inBothLanguages({ ...pairsOf(words), print: ['ছাপুন', 'Print'] })
  expect(more.bn).toEqual({ ...words.bn, print: 'ছাপুন' })
  expect(more.en).toEqual({ ...words.en, print: 'Print' })
})

it('does not compile if a language is missing', () => {
  // @ts-expect-error The English word is missing.
  expect(inBothLanguages({ save: ['সংরক্ষণ করুন'] }).en).toEqual({ save: undefined })
  // @ts-expect-error The English word is missing.
  expect(inBothLanguages({ list: { save: ['সংরক্ষণ করুন'] } }).en.list).toEqual({ save: undefined })
})
