import type { Shift } from '@pathshala/bengali/classes'
import { emptyOf } from '../../../records/fields.ts'
import { addDays, type Day, formatWeekdayAndDay } from '@pathshala/bengali/days'
import { asSentence } from '../../../words/format.ts'
import { closureWords } from '../../../words/closure-words.ts'
import { examTitles } from '../exam-text.ts'
import type { Required } from '../../../office/form/input-problem.ts'
import type { CalendarRecord } from '../schema.ts'
import { type DayEntry, examsDuring, movedExamDays, type SchoolCalendar } from '../school-day.ts'
import { entryFields } from '../table.ts'

/** The titles of closures, in Bengali for visitors. */
const TITLES = closureWords.bn.causes

type ClosureReason = keyof typeof TITLES | 'other'
export const REASONS = [...(Object.keys(TITLES) as (keyof typeof TITLES)[]), 'other'] as const

export const WHENS = ['today', 'tomorrow', 'other'] as const
export type When = (typeof WHENS)[number]

export const LENGTHS = ['1', '2', '3', 'until'] as const
type Length = (typeof LENGTHS)[number]

/** The answer about the exams on the days of a closure. */
export interface ExamChoice {
  /** What happens to them; empty until it is chosen. */
  exams: ExamAnswer | ''
  /** The new day of the exams that are moved. */
  examDay: string
}

export const NO_EXAM_CHOICE: ExamChoice = { exams: '', examDay: '' }

/** The choices in the form of a new closure. The button that opens the form sets the first day. */
export interface ClosureChoice extends ExamChoice {
  reason: ClosureReason
  length: Length
  /** The first day, if it is neither today nor tomorrow; empty until it is chosen. */
  from: string
  /** The last day of the length `until`. */
  to: string
  /** Empty for everybody. */
  shift: Shift | ''
}

export const EXAM_ANSWERS = ['moved', 'open', 'kept'] as const
type ExamAnswer = (typeof EXAM_ANSWERS)[number]

/** The typed texts of a new closure. */
export interface ClosureText {
  title: string
  note: string
}

/** This reason is always true, so the closure can be announced without a change. */
export const READY_MADE: ClosureChoice = {
  reason: 'unavoidable',
  length: '1',
  from: '',
  to: '',
  shift: '',
  ...NO_EXAM_CHOICE,
}

/** The body for the API. A day that is still missing is empty. */
export function closureOf(
  when: When,
  { reason, length, from: first, to: last, shift }: ClosureChoice,
  { title, note }: ClosureText,
  today: Day,
) {
  const from = { today, tomorrow: addDays(today, 1), other: first }[when]
  const end = length === 'until' || from === '' ? last : addDays(from, Number(length) - 1)
  return {
    ...emptyOf(entryFields),
    kind: 'closure' as const,
    title: reason === 'other' ? title.trim() : TITLES[reason],
    from,
    to: end,
    shift: shift || null,
    note: note.trim(),
    isClosed: true,
  }
}

/**
 * The exams on the days of a closure, from today on. `before` is the entry before its change: the
 * days on which it was a closure were asked about.
 */
export function examsToAsk(
  closure: DayEntry,
  before: CalendarRecord | undefined,
  today: Day,
  calendar: SchoolCalendar,
): CalendarRecord[] {
  const { kind, from, to, shift, keepsExams } = closure
  if (kind !== 'closure' || keepsExams || from === '' || to < from) return []
  const first = later(from, today)
  const wasClosed = before?.kind === 'closure' && [null, shift].includes(before.shift)
  const parts = wasClosed
    ? [
        { from: first, to: earlier(to, addDays(before.from, -1)) },
        { from: later(first, addDays(before.to, 1)), to },
      ]
    : [{ from: first, to }]
  const entries = calendar.entries.filter(({ _id }) => _id !== before?._id)
  const exams = parts.flatMap((days) => examsDuring({ ...days, shift }, { ...calendar, entries }))
  return [...new Set(exams)]
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

/** The answer that a closure needs about exams. It would cancel an exam on one of its own days. */
export function examFields(
  { to }: { to: Day },
  { exams: answer, examDay }: ExamChoice,
  exams: readonly CalendarRecord[],
): Required {
  if (exams.length === 0) return {}
  return {
    exams: answer,
    ...(answer === 'moved' && { examDay: examDay > to ? examDay : '' }),
  }
}

/** The exams that move, as the API takes them. */
export function movesOf(
  closure: DayEntry,
  { exams: answer, examDay }: ExamChoice,
  exams: readonly CalendarRecord[],
  calendar: SchoolCalendar,
) {
  return (answer === 'moved' ? exams : []).map((exam) => ({
    _id: exam._id,
    version: exam.version,
    ...movedExamDays(exam, closure, examDay, calendar),
  }))
}

const NEW_DAY = 'নতুন তারিখ'
const LATER = `${NEW_DAY} পরে জানানো হবে।`

/** Whether its exams have moved to another day, as its note says. */
export function hasMovedExams({ note }: Pick<CalendarRecord, 'note'>): boolean {
  return note.includes(`: ${NEW_DAY} `) && !note.includes(LATER.normalize())
}

/** The closure with the answer about the exams of its days, in words for visitors. */
export function withExams<Closure extends Pick<CalendarRecord, 'from' | 'to' | 'note'>>(
  closure: Closure,
  { exams: answer, examDay }: ExamChoice,
  exams: readonly CalendarRecord[],
): Closure {
  if (exams.length === 0 || answer === '') return closure
  if (answer === 'kept') return { ...closure, keepsExams: true }
  const ofDays = closure.from === closure.to ? 'এই দিনের' : 'এই দিনগুলোর'
  const isKnown = answer === 'moved' && examDay !== ''
  const then = isKnown ? `${NEW_DAY} ${formatWeekdayAndDay(examDay, 'bn')}।` : LATER
  const sentence = `${ofDays} ${examTitles(exams).join(', ')}: ${then}`
  return {
    ...closure,
    note: [closure.note && asSentence(closure.note), sentence].filter(Boolean).join(' '),
  }
}
