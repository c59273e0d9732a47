import { describe, expect, test } from 'vitest'
import { type ImportDraft, NO_LIST, type RowEdit } from './import-draft.ts'
import { entryOf, isReady, readList } from './read-list.ts'

const read = (text: string, answers: Partial<ImportDraft> = {}) =>
  readList({ ...NO_LIST, text, ...answers })

/** Edits by the position of the row. */
function editsOf(text: string, edits: Record<number, RowEdit>): ImportDraft['edits'] {
  const { rows } = read(text)
  return Object.fromEntries(
    Object.entries(edits).map(([at, edit]) => [rows[Number(at)]!.key, edit]),
  )
}

const edited = (text: string, edits: Record<number, RowEdit>) =>
  read(text, { edits: editsOf(text, edits) })

describe('the order of day and month', () => {
  const text = '০৫/০১/২০২৭\tশবে মেরাজ\n০৬/০১/২০২৭\tনবীনবরণ'

  test('is unknown if no row shows it, and no row is ready before the clerk chooses', () => {
    const { ambiguous, rows } = read(text)
    expect(ambiguous).toBe('০৫/০১/২০২৭')
    expect(rows.filter(isReady)).toEqual([])
  })

  test('is the same for all rows after the choice', () => {
    const days = (order: ImportDraft['order']) =>
      read(text, { order }).rows.map((row) => row.days?.from)
    expect(days('day-first')).toEqual(['2027-01-05', '2027-01-06'])
    expect(days('month-first')).toEqual(['2027-05-01', '2027-06-01'])
  })

  test('is known if one row shows it', () => {
    const { ambiguous, rows } = read(`${text}\n২১/০২/২০২৭\tশহিদ দিবস`)
    expect(ambiguous).toBeUndefined()
    expect(rows.map((row) => row.days?.from)).toEqual(['2027-01-05', '2027-01-06', '2027-02-21'])
  })
})

test('the year is missing if no row and no line above the list names it', () => {
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

  test('that the clerk corrects is ready; the correction has the day first', () => {
    const { rows } = edited(text, { 1: { dayText: '০৫/০৩/২০২৭' } })
    expect(rows.map(isReady)).toEqual([true, true])
    expect(entryOf(rows[1]!)).toMatchObject({
      title: 'বার্ষিক ক্রীড়া',
      ifNew: { kind: 'event' },
      from: '2027-03-05',
      to: '2027-03-05',
    })
  })

  test('that is left out is not sent', () => {
    const { rows } = edited(text, { 0: { isLeftOut: true } })
    expect(rows.map(isReady)).toEqual([false, false])
  })

  test('says only what the list or the clerk says, so that a known entry keeps the rest', () => {
    const [plain] = edited('২১/০২/২০২৭\tমেলা', {}).rows
    expect(entryOf(plain!)).toEqual({
      title: 'মেলা',
      from: '2027-02-21',
      to: '2027-02-21',
      ifNew: { kind: 'event', isMoonDependent: false },
    })
    expect(entryOf(plain!, { kind: 'exam' })).toMatchObject({ kind: 'event' })
  })

  test('keeps its corrections while other rows of the list change', () => {
    const twice = '২১/০২/২০২৭\t\n২১/০২/২০২৭\t'
    const edits = editsOf(`${twice}\n${text}`, { 1: { title: 'মেলা' }, 3: { dayText: '৫/৩/২৭' } })
    const { rows } = read(`২৬/০৩/২০২৭\tস্বাধীনতা দিবস\n${text}\n${twice}`, { edits })
    expect(rows.map(({ row, days }) => [row.title, days?.from])).toEqual([
      ['স্বাধীনতা দিবস', '2027-03-26'],
      ['শহিদ দিবস', '2027-02-21'],
      ['বার্ষিক ক্রীড়া', '2027-03-05'],
      ['', '2027-02-21'],
      ['মেলা', '2027-02-21'],
    ])
  })

  test('with a wrong weekday is marked, and can be sent', () => {
    const [row] = read('২২/০২/২০২৭\tরবিবার\tসভা').rows
    expect(row).toMatchObject({ isOtherWeekday: true, row: { weekday: 0 } })
    expect(isReady(row!)).toBe(true)
  })

  test('has its weekday from a column of its own', () => {
    const { rows, unknown } = read('উপলক্ষ\tদিন\tবার\nসরস্বতী পূজা\t২২/০১/২০২৭\tসোমবার')
    expect(unknown).toEqual([])
    expect(rows).toMatchObject([{ isOtherWeekday: true, row: { title: 'সরস্বতী পূজা', weekday: 1 } }])
  })

  test('whose day is corrected without a year has the year of the list', () => {
    const list = '১৬ ডিসেম্বর\tবিজয় দিবস\nফাল্গুনের শেষে\tবার্ষিক ক্রীড়া'
    const edits = editsOf(list, { 1: { dayText: '৫ মার্চ' } })
    expect(read(list, { year: '2027', edits }).rows[1]?.days?.from).toBe('2027-03-05')
  })

  test('without a title needs one', () => {
    expect(read('২১/০২/২০২৭\t').rows[0]).toMatchObject({
      problem: 'no-title',
      isTitleMissing: true,
    })
  })
})
