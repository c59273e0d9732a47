import { expect, it } from 'vitest'
import { DOCUMENT_KINDS, forEachKey, TOPICS } from '../../content.ts'
import { phonesForClosure, phonesForDocument } from './phones-told.ts'

const counts = {
  closures: { both: 100, Morning: 20, Day: 3 },
  kinds: { ...forEachKey(DOCUMENT_KINDS, () => 0), notices: 90, news: 40 },
  topics: { ...forEachKey(TOPICS, () => 0), exam: 70 },
}

it('a topic narrows notices, and no other kind', () => {
  expect(phonesForDocument(counts, 'notices', null)).toBe(90)
  expect(phonesForDocument(counts, 'notices', 'exam')).toBe(70)
  expect(phonesForDocument(counts, 'news', 'exam')).toBe(40)
})

it('a closure of one shift does not ring the phones of the other', () => {
  expect(phonesForClosure(counts, null)).toBe(123)
  expect(phonesForClosure(counts, 'Morning')).toBe(120)
  expect(phonesForClosure(counts, 'Day')).toBe(103)
})
