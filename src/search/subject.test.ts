import { describe, expect, it } from 'vitest'
import { PROPOSALS } from '../features/questions/proposals.ts'
import { subjectOf } from './subject.ts'
import WORDINGS from './wordings.json' with { type: 'json' }

describe('The subject of a query', () => {
  // None of these is a wording of the table.
  it.each([
    ['স্কুল ড্রেসের কালারটা কি', 'uniform'],
    ['scul dress er rong ki', 'uniform'],
    ['মেয়েদের থাকার হোস্টেলে সিট খালি আছে', 'hostel'],
    ['is there any school bus from our village', 'bus'],
    ['বিকাশে কি স্কুলের বেতন জমা দেওয়া যায়', 'payment'],
  ])('of %s is %s', (query, subject) => {
    expect(Object.values(WORDINGS).some(({ asked }) => asked.includes(query))).toBe(false)
    expect(subjectOf(query)?.subject).toBe(subject)
  })

  it.each(['পদ্মা সেতুর দৈর্ঘ্য', 'ঝঝঝঝ', '', 'weather in london tomorrow'])('of %j is none', (query) =>
    expect(subjectOf(query)).toBeUndefined(),
  )

  it('is none if the query names a class that the school does not have', () => {
    expect(subjectOf('ষষ্ঠ শ্রেণির বেতন কত')?.subject).toBe('fees')
    expect(subjectOf('একাদশ শ্রেণির বেতন কত')).toBeUndefined()
  })

  it('is another one for each usual question', () => {
    const subjects = PROPOSALS.map(({ question: [text] }) => subjectOf(text))
    expect(subjects.map((one) => one?.certainty)).toEqual(PROPOSALS.map(() => 'sure'))
    expect(new Set(subjects.map((one) => one?.subject)).size).toBe(PROPOSALS.length)
  })
})

it('has no wording twice', () => {
  const all = Object.values(WORDINGS).flatMap(({ asked }) => asked)
  expect(new Set(all).size).toBe(all.length)
})
