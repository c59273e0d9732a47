import { describe, expect, test } from 'vitest'
import { type ImportDraft, NO_LIST } from './import-draft.ts'
import { entryOf, isReady, readList } from './read-list.ts'

const read = (text: string, answers: Partial<ImportDraft> = {}) =>
  readList({ ...NO_LIST, text, ...answers })

describe('the order of day and month', () => {
  const text = '০৫/০১/২০২৭\tশবে মেরাজ\n০৬/০১/২০২৭\tনবীনবরণ'

  test('is asked if no row tells, and no row is ready before the answer', () => {
    const { ambiguous, rows } = read(text)
    expect(ambiguous).toBe('০৫/০১/২০২৭')
    expect(rows.filter(isReady)).toEqual([])
  })

  test('is the same for all rows after the answer', () => {
    const days = (order: ImportDraft['order']) =>
      read(text, { order }).rows.map((row) => row.days?.from)
    expect(days('day-first')).toEqual(['2027-01-05', '2027-01-06'])
    expect(days('month-first')).toEqual(['2027-05-01', '2027-06-01'])
  })

  test('is not asked if one row tells', () => {
    const { ambiguous, rows } = read(`${text}\n২১/০২/২০২৭\tশহিদ দিবস`)
    expect(ambiguous).toBeUndefined()
    expect(rows.map((row) => row.days?.from)).toEqual(['2027-01-05', '2027-01-06', '2027-02-21'])
  })
})

test('the year is asked if no row and no line above the list names it', () => {
  expect(read('১৬ ডিসেম্বর\tবিজয় দিবস').lacksYear).toBe(true)
  const answered = read('১৬ ডিসেম্বর\tবিজয় দিবস', { year: '2027' })
  expect(answered.lacksYear).toBe(true)
  expect(answered.rows[0]?.days?.from).toBe('2027-12-16')
  const named = read('২০২৮ সালের ছুটির তালিকা\n১৬ ডিসেম্বর\tবিজয় দিবস')
  expect(named.lacksYear).toBe(false)
  expect(named.rows[0]?.days?.from).toBe('2028-12-16')
})

describe('a row', () => {
  const text = '২১/০২/২০২৭\tশহিদ দিবস\nফাল্গুনের শেষে\tবার্ষিক ক্রীড়া'

  test('that is not understood is never ready', () => {
    const { rows } = read(text)
    expect(rows.map(isReady)).toEqual([true, false])
    expect(rows[1]).toMatchObject({ problem: 'not-a-day', row: { dayText: 'ফাল্গুনের শেষে' } })
  })

  test('that the clerk corrects is ready; its field takes the day first', () => {
    const { rows } = read(text, { edits: { 1: { dayText: '০৫/০৩/২০২৭' } } })
    expect(rows.map(isReady)).toEqual([true, true])
    expect(entryOf(rows[1]!)).toMatchObject({
      title: 'বার্ষিক ক্রীড়া',
      kind: 'event',
      from: '2027-03-05',
      to: '2027-03-05',
    })
  })

  test('that is left out, or was refused, is not sent again; an added one is gone', () => {
    const { rows } = read(`${text}\n২৬/০৩/২০২৭\tস্বাধীনতা দিবস`, {
      edits: { 0: { isLeftOut: true }, 1: { isAdded: true }, 2: { refusal: 'আছে।' } },
    })
    expect(rows.map(({ index }) => index)).toEqual([0, 2])
    expect(rows.filter(isReady)).toEqual([])
  })

  test('whose weekday is another one is marked, and can be sent', () => {
    const [row] = read('২২/০২/২০২৭\tরবিবার\tসভা').rows
    expect(row).toMatchObject({ isOtherWeekday: true, row: { weekday: 0 } })
    expect(isReady(row!)).toBe(true)
  })

  test('without a title needs one', () => {
    expect(read('২১/০২/২০২৭\t').rows[0]).toMatchObject({
      problem: 'no-title',
      isTitleMissing: true,
    })
  })
})
