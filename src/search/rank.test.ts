import { expect, it } from 'vitest'
import { isTitleRank, rankerFor } from './rank.ts'
import { searchQuery } from './schema.ts'

const rank = (query: string, step: number, hasTitleWord: boolean, kind: 'notices' | 'page') =>
  rankerFor(query)({ step, hasTitleWord, kind: () => kind })

it('ranks a title with one of the words before a title without any', () => {
  expect(rank('ভর্তি ফি', 2, true, 'page')).toBeLessThan(rank('ভর্তি ফি', 2, false, 'notices'))
  expect(rank('ভর্তি ফি', 1, true, 'page')).toBeLessThan(rank('ভর্তি ফি', 2, true, 'notices'))
})

it('ranks notices before pages in the answer to when', () => {
  expect(rank('ভর্তি কবে', 2, false, 'notices')).toBeLessThan(rank('ভর্তি কবে', 2, true, 'page'))
})

it('continues after a hit of any rank', () => {
  for (const step of [0, 1, 2, 3]) {
    const last = rank('ভর্তি কবে', step, false, 'page')
    expect(searchQuery.safeParse({ after: `${last}.1` }).success).toBe(true)
    expect(isTitleRank(last)).toBe(step < 2)
  }
})
