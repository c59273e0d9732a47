import { describe, expect, it } from 'vitest'
import { agrees, isWellFormed, wordsOf } from './trusted-text.ts'

const box = { left: 0, top: 0, right: 1, bottom: 1 }
const linesOf = (text: string) => [{ words: [{ text, box }], box }]

it.each([
  ['বার্ষিক পরীক্ষার সময়সূচি ২০২৬', true],
  ['The office is open (Sunday to Thursday).', true],
  ['বার্ষিক পরী\uFFFDার', false],
  ['বার্ষিক \uFFFE', false],
  ['বার্ষিক \uE012', false],
  ['বার্ষিক েশ্রণি', false],
  ['(িবদ্যালয়', false],
  ['মোছা. ্য', false],
])('whether %j can be a text layer: %s', (text, isPossible) => {
  expect(isWellFormed(linesOf(text))).toBe(isPossible)
})

describe('A text layer agrees with the page', () => {
  const page = 'বার্ষিক পরীক্ষা আগামী ছাব্বিশ নভেম্বর শুরু হবে এবং দশ ডিসেম্বর'.split(' ')

  it('if recognition misreads a word', () => {
    expect(agrees(page, [...page.slice(0, -1), 'ডিসেন্বর'])).toBe(true)
  })

  it('not if its words are different', () => {
    expect(agrees('frrfi q-srq bvrwl nql'.split(' '), page)).toBe(false)
  })

  it('not if only its numbers are right', () => {
    const marks = Array.from({ length: 50 }, (_, index) => `৭${index}`).join(' ')
    const file = wordsOf(linesOf(`শা পলা বা লি কা উচ্চ বি দ্যা লয় ${marks}`))
    expect(agrees(file, wordsOf(linesOf(`শাপলা বালিকা উচ্চ বিদ্যালয় ${marks}`)))).toBe(false)
  })

  it('not if it contains only the words of a stamp', () => {
    expect(agrees(page.slice(0, 3), page)).toBe(false)
  })
})
