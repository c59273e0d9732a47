import { describe, expect, it } from 'vitest'
import { type Facts, type FreshnessRule, judge } from './standing.ts'

const NOTHING = { terms: [], years: [], hasLeft: false }

function facts(asOf: string | null, rules: FreshnessRule[], more: Partial<Facts> = {}): Facts {
  return { parts: [{ name: 'answer', asOf, rules }], ...NOTHING, ...more }
}

describe('The freshness of an entry', () => {
  it.each([
    ['is ok for six months', '2026-03-05', '2026-09-05', 'ok'],
    ['is late on the day after six months', '2026-03-05', '2026-09-06', 'late'],
    ['counts six months from a long to a short month', '2026-08-31', '2027-02-28', 'ok'],
    ['is late after a short month', '2026-08-31', '2027-03-01', 'late'],
    ['is ok while the clock of the server is behind', '2026-03-05', '2020-01-01', 'ok'],
  ])('%s', (_, asOf, today, standing) => {
    expect(judge(facts(asOf, [{ months: 6 }]), today)).toMatchObject({
      standing,
      reasons: standing === 'late' ? ['old'] : [],
    })
  })

  it.each([
    ['2026-01-12', '2027-01-31', 'ok'],
    ['2026-01-12', '2027-02-01', 'late'],
    ['2026-12-31', '2027-02-01', 'late'],
    ['2027-01-01', '2027-02-01', 'ok'],
    ['2024-05-01', '2026-01-15', 'late'],
  ])('follows the school year: as of %s, on %s it is %s', (asOf, today, standing) => {
    expect(judge(facts(asOf, [{ schoolYear: '02-01' }]), today).standing).toBe(standing)
  })

  it.each([
    ['2026-10-31', 'ok', []],
    ['2026-11-01', 'ending', ['term-ends']],
    ['2026-12-31', 'ending', ['term-ends']],
    ['2027-01-01', 'late', ['term-over']],
  ])('follows the term that ends on 31 December: on %s it is %s', (today, standing, reasons) => {
    const committee = facts('2026-10-01', [{ months: 12 }, { term: 60 }], {
      terms: ['2028-06-30', '2026-12-31'],
    })
    expect(judge(committee, today)).toEqual({ standing, reasons, due: '2027-01-01' })
  })

  it.each([
    ['2027-08-31', 'ok', []],
    ['2027-09-01', 'late', ['year-missing']],
  ])(
    'waits for the results of a year until September: on %s it is %s',
    (today, standing, reasons) => {
      const results = facts('2026-07-14', [{ examYear: '09-01' }], { years: [2026, 2025] })
      expect(judge(results, today)).toMatchObject({ standing, reasons })
    },
  )

  it('is missing without an answer, and with a missing part', () => {
    expect(judge({ parts: [], ...NOTHING }, '2026-11-25')).toEqual({
      standing: 'missing',
      due: null,
      reasons: [],
    })
    const parts = [
      { name: 'routine', asOf: '2026-11-01', rules: [{ schoolYear: '02-01' }] },
      { name: 'syllabus', asOf: null, rules: [] },
    ]
    expect(judge({ parts, ...NOTHING }, '2026-11-25')).toMatchObject({
      standing: 'missing',
      reasons: ['part-missing:syllabus'],
    })
  })

  it('is late at once when a person has left', () => {
    const group = facts('2026-11-25', [{ months: 6 }], { hasLeft: true })
    expect(judge(group, '2026-11-25')).toMatchObject({ standing: 'late', reasons: ['person-left'] })
    const posts = facts('2026-11-25', [{ months: 6 }], { postsDiffer: true })
    expect(judge(posts, '2026-11-25')).toMatchObject({
      standing: 'late',
      reasons: ['posts-differ'],
    })
  })

  it('shows the worst of several rules', () => {
    const group = facts('2026-01-01', [{ months: 6 }, { term: 60 }], { terms: ['2026-12-31'] })
    expect(judge(group, '2026-11-25')).toEqual({
      standing: 'late',
      due: '2026-07-02',
      reasons: ['old', 'term-ends'],
    })
  })
})
