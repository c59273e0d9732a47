import { describe, expect, it } from 'vitest'
import { type CalendarKind, isClosedKind } from './kinds.ts'
import type { CalendarRecord } from './schema.ts'
import { addDays } from '../../words/days.ts'
import {
  closuresToShow,
  describeDay,
  entriesOn,
  findExamDays,
  findOpenDay,
  isClosedOn,
  isHeldOn,
  statusOn,
} from './school-day.ts'

const WEEKEND = [5, 6]

type Entry = Pick<CalendarRecord, 'title' | 'kind' | 'from' | 'to' | 'isClosed' | 'shift'>

const entry = (kind: CalendarKind, from: string, to = from, more: Partial<Entry> = {}): Entry => ({
  title: `${kind} ${from}`,
  kind,
  from,
  to,
  isClosed: isClosedKind(kind),
  shift: null,
  ...more,
})

// 2026-11-22 is a Sunday.
describe('a day of the school', () => {
  it.each<[string, string, Entry[], Partial<ReturnType<typeof describeDay>>]>([
    ['is open on a weekday', '2026-11-22', [], { isOpen: true, until: null }],
    [
      'is closed on a weekly holiday, to the end of the weekend',
      '2026-11-27',
      [],
      { isOpen: false, cause: undefined, until: '2026-11-28' },
    ],
    [
      'stays closed over a weekend between two closures',
      '2026-11-26',
      [entry('closure', '2026-11-26'), entry('holiday', '2026-11-29')],
      { isOpen: false, until: '2026-11-29' },
    ],
    [
      'is closed on 29 February of a leap year',
      '2028-02-29',
      [entry('holiday', '2028-02-28', '2028-03-01')],
      { isOpen: false, until: '2028-03-01' },
    ],
    [
      'is closed over the end of the year',
      '2026-12-31',
      [entry('holiday', '2026-12-20', '2027-01-04')],
      { isOpen: false, until: '2027-01-04' },
    ],
    [
      'is open during exams and events',
      '2026-11-22',
      [entry('exam', '2026-11-20', '2026-12-01'), entry('event', '2026-11-22')],
      { isOpen: true },
    ],
    [
      'is open if one of two shifts is closed',
      '2026-11-22',
      [entry('closure', '2026-11-22', '2026-11-22', { shift: 'Morning' })],
      { isOpen: true },
    ],
    [
      'is closed if both shifts are closed',
      '2026-11-22',
      [
        entry('closure', '2026-11-22', '2026-11-22', { shift: 'Morning' }),
        entry('closure', '2026-11-22', '2026-11-22', { shift: 'Day' }),
      ],
      { isOpen: false, until: '2026-11-22' },
    ],
  ])('%s', (_title, day, entries, expected) => {
    expect(describeDay(day, entries, WEEKEND)).toMatchObject(expected)
  })

  it('names a closure as the cause before a holiday', () => {
    const entries = [entry('holiday', '2026-11-22'), entry('closure', '2026-11-22')]
    expect(describeDay('2026-11-22', entries, WEEKEND).cause).toBe(entries[1])
  })

  it.each<[string, Entry[], Entry]>(
    (
      [
        ['a holiday before an event', ['event', 'holiday'], 1],
        ['an event before an exam', ['exam', 'event'], 1],
        ['a holiday before an exam', ['exam', 'holiday'], 1],
      ] as [string, CalendarKind[], number][]
    ).map(([title, kinds, cause]) => {
      const entries = kinds.map((kind) =>
        entry(kind, '2026-11-22', '2026-11-22', { isClosed: true }),
      )
      return [title, entries, entries[cause]!]
    }),
  )('names as the cause %s', (_title, entries, cause) => {
    expect(describeDay('2026-11-22', entries, WEEKEND).cause).toBe(cause)
  })

  it('names what closes the whole school before the closure of one shift', () => {
    const morning = entry('closure', '2026-11-22', '2026-11-22', { shift: 'Morning' })
    const holiday = entry('holiday', '2026-11-22')
    expect(describeDay('2026-11-22', [morning, holiday], WEEKEND).cause).toBe(holiday)
  })

  it('names the exam that is held first, although it was to begin later', () => {
    const entries = [
      entry('closure', '2026-11-22', '2026-11-30', { shift: 'Morning' }),
      entry('exam', '2026-11-23', '2026-12-03', { shift: 'Morning' }),
      entry('exam', '2026-11-24', '2026-11-24', { shift: 'Day' }),
    ]
    expect(describeDay('2026-11-22', entries, WEEKEND).nextExam).toBe(entries[2])
    expect(describeDay('2026-11-25', entries, WEEKEND).nextExam).toBe(entries[1])
    expect(describeDay('2026-12-04', entries, WEEKEND).nextExam).toBeNull()
  })

  it('names the next holiday after today, and the running exam', () => {
    const entries = [
      entry('exam', '2026-11-20', '2026-12-01'),
      entry('holiday', '2026-11-22'),
      entry('holiday', '2026-12-16'),
      entry('exam', '2027-06-01'),
    ]
    const day = describeDay('2026-11-22', entries, WEEKEND)
    expect(day.nextHoliday).toBe(entries[2])
    expect(day.nextExam).toBe(entries[0])
    expect(describeDay('2026-12-17', entries.slice(3), WEEKEND)).toMatchObject({
      nextHoliday: null,
      nextExam: entries[3],
    })
  })

  it('does not name an exam that a closure cancels, nor a holiday with lessons', () => {
    const entries = [
      entry('closure', '2026-11-23', '2026-11-26'),
      entry('holiday', '2026-11-24', '2026-11-24', { isClosed: false }),
      entry('exam', '2026-11-24', '2026-11-26'),
      entry('exam', '2026-11-25', '2026-12-03'),
    ]
    const day = describeDay('2026-11-22', entries, WEEKEND)
    expect(day.nextExam).toBe(entries[3])
    expect(day.nextHoliday).toBeNull()
    expect(findExamDays('2026-11-22', entries[2]!, entries, WEEKEND)).toBeUndefined()
    expect(findExamDays('2026-11-22', entries[3]!, entries, WEEKEND)).toEqual({
      from: '2026-11-29',
      to: '2026-12-03',
    })
  })

  it('has a last closed day even if the school is always closed', () => {
    const { until } = describeDay('2026-11-22', [], [0, 1, 2, 3, 4, 5, 6])
    expect(until).toBe(addDays('2026-11-22', 400))
  })
})

// 2026-11-27 is a Friday.
describe('the status of a day', () => {
  const exam = entry('exam', '2026-11-26', '2026-11-29')
  const onFriday = entry('exam', '2026-11-27')
  it.each<[string, string, Entry[], [school: string, morning: string]]>([
    ['a school day', '2026-11-26', [], ['lessons', 'lessons']],
    ['a weekly holiday', '2026-11-27', [], ['closed', 'closed']],
    ['an exam', '2026-11-26', [exam], ['exam', 'exam']],
    ['the weekend of an exam', '2026-11-27', [exam], ['closed', 'closed']],
    ['an exam on a Friday', '2026-11-27', [onFriday], ['exam', 'exam']],
    [
      'an exam of the other shift',
      '2026-11-26',
      [{ ...exam, shift: 'Day' }],
      ['lessons', 'lessons'],
    ],
    [
      'an exam of some classes',
      '2026-11-26',
      [{ ...exam, title: 'নির্বাচনি পরীক্ষা, দশম শ্রেণি' }],
      ['lessons', 'lessons'],
    ],
    [
      'two exams that name all classes',
      '2026-11-26',
      [
        { ...exam, title: 'বার্ষিক পরীক্ষা, তৃতীয় থেকে পঞ্চম শ্রেণি' },
        { ...exam, title: 'বার্ষিক পরীক্ষা, ষষ্ঠ থেকে দশম শ্রেণি' },
      ],
      ['exam', 'exam'],
    ],
    [
      'an exam of one shift while the other is closed',
      '2026-11-26',
      [
        { ...exam, shift: 'Morning' },
        entry('closure', '2026-11-26', '2026-11-26', { shift: 'Day' }),
      ],
      ['exam', 'exam'],
    ],
    ['an exam on a Saturday', '2026-11-28', [entry('exam', '2026-11-28')], ['exam', 'exam']],
    [
      'an event with lessons',
      '2026-11-26',
      [entry('event', '2026-11-26', '2026-11-26', { isClosed: false })],
      ['lessons', 'lessons'],
    ],
    [
      'an exam under a closure of one shift',
      '2026-11-26',
      [entry('closure', '2026-11-26', '2026-11-26', { shift: 'Morning' }), exam],
      ['exam', 'closed'],
    ],
    [
      'an exam that closes the school for lessons',
      '2026-11-26',
      [{ ...exam, isClosed: true }],
      ['exam', 'exam'],
    ],
  ])('%s', (_title, day, entries, [school, morning]) => {
    expect(statusOn(day, null, entries, WEEKEND)).toBe(school)
    expect(statusOn(day, 'Morning', entries, WEEKEND)).toBe(morning)
  })

  it('a school that is always closed never opens', () => {
    expect(findOpenDay('2026-11-22', null, [], [0, 1, 2, 3, 4, 5, 6])).toBeUndefined()
  })
})

describe('the next open day', () => {
  it('is the first day after this one with lessons or an exam', () => {
    expect(findOpenDay('2026-11-22', null, [], WEEKEND)).toEqual({
      day: '2026-11-23',
      status: 'lessons',
    })
    const exam = entry('exam', '2026-11-27')
    expect(findOpenDay('2026-11-26', 'Morning', [exam], WEEKEND)).toEqual({
      day: '2026-11-27',
      status: 'exam',
    })
    expect(findOpenDay('2026-11-26', 'Day', [], WEEKEND)?.day).toBe('2026-11-29')
  })

  it('is searched for in 400 days', () => {
    const closedFor = (days: number) => [
      entry('holiday', '2026-11-22', addDays('2026-11-22', days)),
    ]
    expect(findOpenDay('2026-11-22', null, closedFor(399), [])?.day).toBe(
      addDays('2026-11-22', 400),
    )
    expect(findOpenDay('2026-11-22', null, closedFor(400), [])).toBeUndefined()
  })
})

describe('an exam', () => {
  const held = (day: string, exam: Entry, entries: Entry[] = [exam]) =>
    isHeldOn(day, exam, ['Morning', 'Day'], entries, WEEKEND)
  const exam = entry('exam', '2026-11-24', '2026-11-26')

  it('is held on its own days, and no other entry is', () => {
    expect(
      ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-29'].map((day) => held(day, exam)),
    ).toEqual([false, true, true, false])
    expect(held('2026-11-24', entry('holiday', '2026-11-24'))).toBe(false)
  })

  it('is held on a holiday if all its days are holidays', () => {
    const single = entry('exam', '2026-11-24')
    expect(held('2026-11-24', single, [entry('holiday', '2026-11-24'), single])).toBe(true)
  })

  it('pauses on a holiday, although a closure cancels its other days', () => {
    const entries = [
      entry('closure', '2026-11-24'),
      entry('holiday', '2026-11-25'),
      entry('exam', '2026-11-24', '2026-11-25'),
    ]
    expect(held('2026-11-25', entries[2]!, entries)).toBe(false)
  })

  it('has the days from the day of the question on', () => {
    const daysFrom = (day: string, one = exam) => findExamDays(day, one, [one], WEEKEND)
    expect(daysFrom('2026-11-20')).toEqual({ from: '2026-11-24', to: '2026-11-26' })
    expect(daysFrom('2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-26' })
    expect(daysFrom('2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-26' })
    expect(daysFrom('2026-11-27')).toBeUndefined()
  })
})

it('a day has the entries that touch it', () => {
  const entries = [
    entry('event', '2026-11-20', '2026-11-22'),
    entry('event', '2026-11-22', '2026-11-24'),
    entry('event', '2026-11-23'),
  ]
  expect(entriesOn('2026-11-22', entries)).toEqual(entries.slice(0, 2))
})

it('a school without weekly holidays is open on a Friday', () => {
  expect(isClosedOn('2026-11-27', [], [])).toBe(false)
  expect(isClosedOn('2026-11-27', [], [5])).toBe(true)
  expect(isClosedOn('2026-11-28', [], [5])).toBe(false)
})

it.each([
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-24', true],
  ['2026-11-25', false],
  ['2026-11-20', false],
])('on %s, a closure of 22 to 24 November is announced: %s', (day, isShown) => {
  const entries = [entry('closure', '2026-11-22', '2026-11-24'), entry('holiday', day)]
  expect(closuresToShow(day, entries)).toEqual(isShown ? [entries[0]] : [])
})
