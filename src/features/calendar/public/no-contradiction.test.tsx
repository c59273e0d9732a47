import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { calendarEntry } from '../../../../tests/records.ts'
import { PageContextProvider } from '../../../pages/parts/page-context.tsx'
import { CLASSES, type ClassName, type Shift, SHIFTS } from '@pathshala/bengali/classes'
import {
  addDays,
  type Day,
  formatShortDay,
  formatWeekdayAndDay,
  isWithin,
  weekdayOf,
} from '@pathshala/bengali/days'
import { en } from '../../../words/public-words.ts'
import { isClosedKind } from '../kinds.ts'
import { monthsOf } from '../months.ts'
import type { CalendarRecord } from '../schema.ts'
import { ClosureBands } from './closure-bands.tsx'
import { TodaySection } from './today-section.tsx'

/** A Sunday. */
const START = '2026-11-22'
const DAYS = Array.from({ length: 60 }, (_, index) => addDays(START, index - 10))
const SOME_CLASSES: ClassName[] = ['Six', 'Nine']
const HOURS = { Morning: '7:15–11:45', Day: '12:00–17:00' }

interface Calendar {
  today: Day
  isEvening: boolean
  entries: CalendarRecord[]
  weeklyHolidays: number[]
}

const anyEntry = fc
  .record({
    kind: fc.constantFrom('holiday', 'exam', 'exam', 'event', 'closure', 'closure'),
    from: fc.integer({ min: -4, max: 14 }),
    days: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 9 })),
    shift: fc.constantFrom<(Shift | null)[]>(null, null, ...SHIFTS),
    isUnusual: fc.boolean(),
    isForSome: fc.boolean(),
  })
  .map(({ kind, from, days, shift, isUnusual, isForSome }) => ({
    ...calendarEntry,
    title: '',
    classes: kind === 'exam' && isForSome ? SOME_CLASSES : [],
    kind,
    from: addDays(START, from),
    to: addDays(START, from + days - 1),
    shift,
    // A closure always closes.
    isClosed: kind === 'closure' || isClosedKind(kind) !== isUnusual,
    updatedAt: '',
    version: 1,
    isSample: false,
  }))

const calendars: fc.Arbitrary<Calendar> = fc
  .record({
    today: fc.integer({ min: 0, max: 9 }).map((days) => addDays(START, days)),
    isEvening: fc.boolean(),
    all: fc.array(anyEntry, { minLength: 1, maxLength: 6 }),
    weeklyHolidays: fc.constantFrom<number[][]>([5, 6], [5], [], [0, 1, 2]),
  })
  .map(({ all, ...rest }) => ({
    ...rest,
    entries: all
      .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
      .map((one, index) => ({
        ...one,
        _id: `${one.kind}${index}`,
        title: `${one.kind}${index}`,
      })),
  }))
  .filter(({ entries, today }) => entries.some(({ to }) => to >= today))

/** The plain texts of the section and of the bands, as a visitor reads them in English. */
function read({ today, isEvening, entries, weeklyHolidays }: Calendar) {
  const ahead = entries.filter(({ to }) => to >= today)
  const calendar = { entries: ahead, weeklyHolidays, classes: CLASSES }
  const props = { day: today, calendar }
  const shifts = { morningShift: HOURS.Morning, dayShift: HOURS.Day, withoutShift: '' }
  const page = {
    language: 'en' as const,
    words: en,
    timeZone: 'Asia/Dhaka',
    origin: '',
    now: new Date(`${today}T${isEvening ? '17:00' : '16:59'}+06:00`),
    schoolName: '',
    sharePicture: '',
    ringsPhones: false,
    hasQuestions: false,
    officePhone: '',
    quietColumn: null,
  }
  const html = renderToStaticMarkup(
    <PageContextProvider value={page}>
      <TodaySection {...props} shifts={shifts} />
      <ClosureBands {...props} />
    </PageContextProvider>,
  )
  const texts = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, part]) => part!.replaceAll(/<[^>]*>/g, ''))
  return {
    when: texts(/<p class="when s">(.*?)<\/p>/g)[0]!,
    title: texts(/<h2.*?>(.*?)<\/h2>/g)[0]!.trim(),
    pairs: Array.from(texts(/<dt>(.*?)<\/dt>/g), (label, index) => ({
      label,
      value: texts(/<dd>(.*?)<\/dd>/g)[index]!,
    })),
    bands: texts(/<p class="wrap">(.*?)<\/p>/g),
  }
}

/** The calendar in the simplest terms: about a single day, without any search. */
function rulesOf({ entries, weeklyHolidays }: Calendar) {
  const on = (day: Day, shift: Shift) =>
    entries.filter((one) => isWithin(day, one) && (one.shift ?? shift) === shift)
  const isWeekly = (day: Day) => weeklyHolidays.includes(weekdayOf(day))
  const isClosed = (day: Day, shift: Shift) =>
    on(day, shift).some((one) => one.isClosed && one.kind !== 'exam')
  const hasExam = (day: Day, shift: Shift) => on(day, shift).some(({ kind }) => kind === 'exam')
  const hasClosure = (day: Day, shift: Shift) =>
    on(day, shift).some(({ kind }) => kind === 'closure')
  const hasLessons = (day: Day, shift: Shift) =>
    !isWeekly(day) &&
    !isClosed(day, shift) &&
    !on(day, shift).some(
      ({ kind, classes, isClosed: leavesNoLessons }) =>
        kind === 'exam' && (classes.length === 0 || leavesNoLessons),
    )
  /** No shift has lessons, nor an exam on a school day. */
  const isOff = (day: Day, shift: Shift) => isClosed(day, shift) || isWeekly(day)
  const all = (day: Day, rule: (day: Day, shift: Shift) => boolean) =>
    SHIFTS.every((shift) => rule(day, shift))
  const some = (day: Day, rule: (day: Day, shift: Shift) => boolean) =>
    SHIFTS.some((shift) => rule(day, shift))
  return { isWeekly, isClosed, hasExam, hasClosure, hasLessons, isOff, all, some }
}

/** The day of a text such as “Thursday, 26 November” or “26 November”. */
function dayIn(text: string): Day {
  const day = DAYS.find((one) => new RegExp(`\\b${formatShortDay(one, 'en')}\\b`).test(text))
  if (day === undefined) throw new Error(`no day in “${text}”`)
  return day
}

const between = (after: Day, before: Day) => DAYS.filter((day) => day > after && day < before)

function check(property: (calendar: Calendar) => void) {
  fc.assert(fc.property(calendars, property), { numRuns: 1500 })
}

describe('On any calendar,', () => {
  it('the headline, the hours and the pair about tomorrow are true', () => {
    check((calendar) => {
      const { hasLessons, hasExam, hasClosure, isOff, isWeekly, all, some } = rulesOf(calendar)
      const isEmpty = (one: Day, shift: Shift) => isOff(one, shift) && !hasExam(one, shift)
      const { today, isEvening, entries } = calendar
      const { when, title, pairs } = read(calendar)
      const tomorrow = addDays(today, 1)
      const isAboutTomorrow = when.includes('Tomorrow, ')
      const [day, word] = isAboutTomorrow ? [tomorrow, 'tomorrow'] : [today, 'today']
      const valueOf = (start: string) => pairs.find(({ label }) => label.startsWith(start))?.value
      const why = valueOf('Why')
      const exam = entries.find((one) => one.kind === 'exam' && title.startsWith(one.title))
      const closedBy = entries.find((one) => title.endsWith(`: ${one.title}`))
      const closedShift = SHIFTS.find((shift) => title.startsWith(`${shift} shift closed`))
      if (why !== undefined) {
        const closure = entries.find((one) => one.title === why)!
        expect(closure.kind).toBe('closure')
        expect(title).toContain(closure.from <= today ? 'today' : 'tomorrow')
        const last = closure.from <= today && !isEvening ? today : tomorrow
        expect(isWithin(last, closure) && all(last, isOff)).toBe(true)
      } else if (title.startsWith('Open again on')) {
        expect(all(today, isOff) && all(tomorrow, isOff)).toBe(true)
        expect(all(dayIn(title), isEmpty)).toBe(false)
      } else if (exam) {
        expect(isWithin(day, exam) && some(day, hasExam) && !some(day, hasLessons)).toBe(true)
      } else if (title === `The school is open ${word}`) {
        expect(some(day, hasLessons) && !some(day, isEmpty)).toBe(true)
      } else if (closedShift) {
        expect(isOff(day, closedShift) && some(day, hasLessons)).toBe(true)
      } else if (title === `Exam ${word}`) {
        expect(some(day, hasExam) && !some(day, hasLessons) && !all(day, hasClosure)).toBe(true)
      } else if (title === `Weekly holiday ${word}`) {
        expect(isWeekly(day)).toBe(true)
      } else if (closedBy) {
        expect(isWithin(day, closedBy) && closedBy.isClosed && all(day, isOff)).toBe(true)
      } else {
        expect(title).toBe(`The school is closed ${word}`)
        expect(all(day, isOff)).toBe(true)
      }
      for (const shift of SHIFTS) {
        const isShown =
          why === undefined && hasLessons(day, shift) && !title.startsWith('Open again')
        expect(valueOf(`${shift} shift`) === HOURS[shift], shift).toBe(isShown)
      }
      if (isEvening && isAboutTomorrow) {
        expect(when.includes('lessons are over')).toBe(some(today, hasLessons))
      }
      const next = valueOf('Tomorrow, ')
      if (next === undefined) return
      if (next.startsWith('Open')) {
        expect(some(tomorrow, hasLessons) && !some(tomorrow, isEmpty)).toBe(true)
      } else if (next.startsWith('Exam')) {
        expect(some(tomorrow, hasExam)).toBe(true)
      } else if (next.includes('shift closed')) {
        expect(some(tomorrow, isOff) && some(tomorrow, hasLessons)).toBe(true)
      } else {
        expect(next).toMatch(/^(Closed|No lessons)/)
        expect(all(tomorrow, isOff)).toBe(true)
      }
    })
  })

  it('the day of opening follows only closed days', { tags: 'rest' }, () => {
    check((calendar) => {
      const { hasLessons, hasExam, hasClosure, isOff, all, some } = rulesOf(calendar)
      const { title, pairs } = read(calendar)
      const isForAll = pairs.every(
        ({ value }) => value !== 'The Morning shift' && value !== 'The Day shift',
      )
      const opening = title.startsWith('Open again')
        ? title
        : pairs.find(({ label }) => label.startsWith('Open again'))?.value
      if (opening === undefined || !isForAll) return
      const day = dayIn(opening)
      expect(all(day, hasClosure)).toBe(false)
      expect(some(day, hasLessons) || some(day, hasExam)).toBe(true)
      expect(between(addDays(calendar.today, 1), day).every((one) => all(one, isOff))).toBe(true)
    })
  })

  it(
    'an exam is named on a day without a closure, and the next holiday is a holiday',
    { tags: 'rest' },
    () => {
      check((calendar) => {
        const { hasClosure } = rulesOf(calendar)
        const { today, entries, weeklyHolidays } = calendar
        const { pairs } = read(calendar)
        const isHeld = (day: Day, { shift }: CalendarRecord) =>
          SHIFTS.some((one) => (shift ?? one) === one && !hasClosure(day, one))
        for (const { label, value } of pairs) {
          const entry = entries.find(({ title }) => value.startsWith(`${title}, `))
          if (label === 'Next holiday') {
            expect(
              entry!.isClosed &&
                entry!.from > today &&
                value.includes(formatShortDay(entry!.from, 'en')),
            ).toBe(true)
          }
          if (label !== 'Next exam') continue
          const day = dayIn(value)
          expect(isWithin(day, entry!) && day >= today && isHeld(day, entry!)).toBe(true)
          const marks = [2026, 2027].flatMap((year) =>
            monthsOf(year, { entries, weeklyHolidays, classes: CLASSES }),
          )
          const cell = marks.flatMap(({ weeks }) => weeks.flat()).find((one) => one?.day === day)
          expect(cell!.kinds).toContain('exam')
        }
      })
    },
  )

  it('a band names a day of return without an exam, a holiday or a closure of its shift', () => {
    check((calendar) => {
      const { hasExam, hasLessons, hasClosure, isOff } = rulesOf(calendar)
      const { today, entries } = calendar
      const { bands } = read(calendar)
      const closures = entries.filter(
        ({ kind, from, to }) => kind === 'closure' && from <= addDays(today, 1) && to >= today,
      )
      expect(bands).toHaveLength(closures.length)
      for (const [index, { title, to, shift }] of closures.entries()) {
        const band = bands[index]!
        expect(band).toContain(title)
        const shifts = shift === null ? SHIFTS : [shift]
        const [, lessons] = /Lessons resume on (.*?)\./.exec(band) ?? []
        const [, exam] = /opens again on (.*), for an exam:/.exec(band) ?? []
        const day = dayIn(lessons ?? exam!)
        expect(band).toContain(formatWeekdayAndDay(day, 'en'))
        if (lessons === undefined) {
          expect(shifts.some((one) => hasExam(day, one) && !hasClosure(day, one))).toBe(true)
        } else {
          expect(shifts.some((one) => hasLessons(day, one))).toBe(true)
        }
        const isAllOff = (one: Day) => shifts.every((each) => isOff(one, each))
        expect(between(to, day).every(isAllOff)).toBe(true)
      }
    })
  })
})
