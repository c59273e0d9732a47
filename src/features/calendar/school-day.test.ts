import { describe, expect, it } from 'vitest'
import { type CalendarKind, isClosedKind } from './kinds.ts'
import type { CalendarRecord } from './schema.ts'
import { CLASSES } from '@pathshala/bengali/classes'
import { addDays } from '@pathshala/bengali/days'
import {
  closuresToShow,
  type DayEntry,
  describeDay,
  entriesOn,
  examsDuring,
  findExamDays,
  findOpenDay,
  findSchoolDay,
  isHeldOn,
  movedExamDays,
  statusOn,
} from './school-day.ts'

const WEEKEND = [5, 6]

type Entry = DayEntry & Pick<CalendarRecord, 'title'>

const calendarOf = (entries: Entry[], weeklyHolidays = WEEKEND) => ({
  entries,
  weeklyHolidays,
  classes: CLASSES,
})

const entry = (kind: CalendarKind, from: string, to = from, more: Partial<Entry> = {}): Entry => ({
  title: `${kind} ${from}`,
  kind,
  from,
  to,
  isClosed: isClosedKind(kind),
  shift: null,
  classes: [],
  keepsExams: false,
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
    expect(describeDay(day, calendarOf(entries))).toMatchObject(expected)
  })

  it('names a closure as the cause before a holiday', () => {
    const entries = [entry('holiday', '2026-11-22'), entry('closure', '2026-11-22')]
    expect(describeDay('2026-11-22', calendarOf(entries)).cause).toBe(entries[1])
  })

  it.each<[string, Entry[], Entry]>(
    (
      [
        ['a holiday before an event', ['event', 'holiday'], 1],
        ['an event before an exam', ['exam', 'event'], 1],
        ['a holiday before an exam', ['exam', 'holiday'], 1],
      ] as [string, CalendarKind[], number][]
    ).map(([title, kinds, cause]) => {
      // The exam pauses, because it has another day.
      const entries = kinds.map((kind) =>
        entry(kind, '2026-11-22', kind === 'exam' ? '2026-11-23' : '2026-11-22', {
          isClosed: true,
        }),
      )
      return [title, entries, entries[cause]!]
    }),
  )('names as the cause %s', (_title, entries, cause) => {
    expect(describeDay('2026-11-22', calendarOf(entries)).cause).toBe(cause)
  })

  it('names what closes the whole school before the closure of one shift', () => {
    const morning = entry('closure', '2026-11-22', '2026-11-22', { shift: 'Morning' })
    const holiday = entry('holiday', '2026-11-22')
    expect(describeDay('2026-11-22', calendarOf([morning, holiday])).cause).toBe(holiday)
  })

  it('names the exam that is held first, although it was to begin later', () => {
    const entries = [
      entry('closure', '2026-11-22', '2026-11-30', { shift: 'Morning' }),
      entry('exam', '2026-11-23', '2026-12-03', { shift: 'Morning' }),
      entry('exam', '2026-11-24', '2026-11-24', { shift: 'Day' }),
    ]
    expect(describeDay('2026-11-22', calendarOf(entries)).nextExam).toBe(entries[2])
    expect(describeDay('2026-11-25', calendarOf(entries)).nextExam).toBe(entries[1])
    expect(describeDay('2026-12-04', calendarOf(entries)).nextExam).toBeNull()
  })

  it('names the next holiday after today, and the running exam', () => {
    const entries = [
      entry('exam', '2026-11-20', '2026-12-01'),
      entry('holiday', '2026-11-22'),
      entry('holiday', '2026-12-16'),
      entry('exam', '2027-06-01'),
    ]
    const day = describeDay('2026-11-22', calendarOf(entries))
    expect(day.nextHoliday).toBe(entries[2])
    expect(day.nextExam).toBe(entries[0])
    expect(describeDay('2026-12-17', calendarOf(entries.slice(3)))).toMatchObject({
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
    const day = describeDay('2026-11-22', calendarOf(entries))
    expect(day.nextExam).toBe(entries[3])
    expect(day.nextHoliday).toBeNull()
    expect(findExamDays('2026-11-22', entries[2]!, calendarOf(entries))).toBeUndefined()
    expect(findExamDays('2026-11-22', entries[3]!, calendarOf(entries))).toEqual({
      from: '2026-11-29',
      to: '2026-12-03',
    })
  })

  it('has a last closed day even if the school is always closed', () => {
    const { until } = describeDay('2026-11-22', calendarOf([], [0, 1, 2, 3, 4, 5, 6]))
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
      [{ ...exam, classes: ['Ten'] }],
      ['lessons', 'lessons'],
    ],
    [
      'two exams that are for all classes together',
      '2026-11-26',
      [
        { ...exam, classes: ['Three', 'Four', 'Five'] },
        { ...exam, classes: ['Six', 'Seven', 'Eight', 'Nine', 'Ten'] },
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
    expect(statusOn(day, null, calendarOf(entries))).toBe(school)
    expect(statusOn(day, 'Morning', calendarOf(entries))).toBe(morning)
  })

  it('a school that is always closed never opens', () => {
    expect(findOpenDay('2026-11-22', null, calendarOf([], [0, 1, 2, 3, 4, 5, 6]))).toBeUndefined()
  })
})

describe('the next open day', () => {
  it('is the first day after this one with lessons or an exam', () => {
    expect(findOpenDay('2026-11-22', null, calendarOf([]))).toMatchObject({
      day: '2026-11-23',
      status: 'lessons',
    })
    const exam = entry('exam', '2026-11-27')
    expect(findOpenDay('2026-11-26', 'Morning', calendarOf([exam]))).toMatchObject({
      day: '2026-11-27',
      status: 'exam',
    })
    expect(findOpenDay('2026-11-26', 'Day', calendarOf([]))?.day).toBe('2026-11-29')
  })

  it('is searched for in 400 days', () => {
    const closedFor = (days: number) => [
      entry('holiday', '2026-11-22', addDays('2026-11-22', days)),
    ]
    expect(findOpenDay('2026-11-22', null, calendarOf(closedFor(399), []))?.day).toBe(
      addDays('2026-11-22', 400),
    )
    expect(findOpenDay('2026-11-22', null, calendarOf(closedFor(400), []))).toBeUndefined()
  })
})

describe('an exam', () => {
  const held = (day: string, exam: Entry, entries: Entry[] = [exam]) =>
    isHeldOn(day, exam, calendarOf(entries))
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
    const daysFrom = (day: string, one = exam) => findExamDays(day, one, calendarOf([one]))
    expect(daysFrom('2026-11-20')).toEqual({ from: '2026-11-24', to: '2026-11-26' })
    expect(daysFrom('2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-26' })
    expect(daysFrom('2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-26' })
    expect(daysFrom('2026-11-27')).toBeUndefined()
  })
})

// 2026-11-29 is a Sunday. Class ten has neither the exam nor lessons.
describe('around an exam of some classes,', () => {
  const six = ['Six', 'Seven', 'Eight', 'Nine'] as const
  const annual = entry('exam', '2026-11-29', '2026-12-03', { classes: [...six], isClosed: true })
  const small = entry('exam', '2026-11-29', '2026-12-03', { classes: ['Three', 'Four'] })
  const test = entry('exam', '2026-11-29', '2026-11-30', { classes: ['Ten'] })
  const flood = entry('closure', '2026-11-30')
  const others = ['Three', 'Four', 'Five', 'Ten'] as const
  const on = (day: string, entries: Entry[]) => {
    const { status, exams, classesWithLessons, freeClasses } = findSchoolDay(
      day,
      calendarOf(entries),
    )
    return { status, exams, classesWithLessons, freeClasses }
  }
  const lessons = { status: 'lessons', exams: [], classesWithLessons: CLASSES, freeClasses: [] }
  const closed = { status: 'closed', exams: [], classesWithLessons: [], freeClasses: [] }

  it.each<[string, string, Entry[], object]>([
    ['the last day of school', '2026-11-26', [annual], lessons],
    ['the weekend between', '2026-11-28', [annual], closed],
    [
      'an exam that leaves nobody lessons',
      '2026-11-29',
      [annual],
      { status: 'exam', exams: [annual], classesWithLessons: [], freeClasses: others },
    ],
    [
      'an exam that leaves the others their lessons',
      '2026-11-29',
      [{ ...annual, isClosed: false }],
      { status: 'lessons', classesWithLessons: others, freeClasses: [] },
    ],
    [
      'two exams at once',
      '2026-11-29',
      [annual, small],
      { status: 'exam', exams: [annual, small], freeClasses: ['Five', 'Ten'] },
    ],
    [
      'an exam that is over for class ten alone',
      '2026-12-01',
      [{ ...annual, isClosed: false }, test],
      { status: 'lessons', classesWithLessons: others },
    ],
    ['a closure on an exam day', '2026-11-30', [annual, flood], closed],
    [
      'a closure that keeps exams',
      '2026-11-30',
      [annual, { ...flood, keepsExams: true }],
      { status: 'exam', exams: [annual], classesWithLessons: [], freeClasses: others },
    ],
    [
      'a holiday of class ten alone',
      '2026-11-29',
      [entry('holiday', '2026-11-29', '2026-12-03', { classes: ['Ten'] })],
      { status: 'lessons', classesWithLessons: CLASSES.slice(0, -1), freeClasses: ['Ten'] },
    ],
    ['the day after', '2026-12-06', [annual, small], lessons],
  ])('%s', (_title, day, entries, expected) => {
    expect(on(day, entries)).toMatchObject(expected)
  })

  it('a school without the lower classes has no lessons for them', () => {
    const calendar = { ...calendarOf([{ ...annual, isClosed: false }]), classes: [...six] }
    expect(findSchoolDay('2026-11-29', calendar).status).toBe('exam')
  })

  it('a closure names the exams of its days, and moves them to days that it leaves open', () => {
    const calendar = calendarOf([annual, test])
    const storm = entry('closure', '2026-11-29', '2026-11-30')
    expect(examsDuring(storm, calendar)).toEqual([annual, test])
    expect(examsDuring(entry('closure', '2026-12-04'), calendar)).toEqual([])
    const movedTo = (exam: Entry, day: string) => movedExamDays(exam, storm, day, calendar)
    expect(movedTo(test, '2026-12-06')).toEqual({ from: '2026-12-06', to: '2026-12-07' })
    expect(movedTo(annual, '2026-12-06')).toEqual({ from: '2026-11-29', to: '2026-12-06' })
    expect(movedTo(annual, '2026-12-02')).toEqual({ from: '2026-11-29', to: '2026-12-03' })
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
  expect(findSchoolDay('2026-11-27', calendarOf([], [])).isOpen).toBe(true)
  expect(findSchoolDay('2026-11-27', calendarOf([], [5])).isOpen).toBe(false)
  expect(findSchoolDay('2026-11-28', calendarOf([], [5])).isOpen).toBe(true)
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
