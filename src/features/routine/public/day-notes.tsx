import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatClasses } from '../../../words/format-classes.ts'
import { addDays, type Day, formatWeekdayAndDay } from '@pathshala/bengali/days'
import { langOfContent } from '../../../words/language.ts'
import { ExamList, haveSameExams, WithoutExam } from '../../calendar/public/day-exams.tsx'
import type { SchoolDay } from '../../calendar/school-day.ts'
import type { DayNote } from '../next-lessons.ts'

/** The days on which a class or a teacher has an exam or no lessons. */
export function DayNotes({ today, notes }: { today: Day; notes: DayNote[] }) {
  const nameOf = useDayName(today)
  const isShownBefore = (note: DayNote, index: number) =>
    index > 0 && haveSameWords(note, notes[index - 1]!)
  return notes.map((note, index) => {
    if (isShownBefore(note, index)) return null
    const next = notes[index + 1]
    const isTomorrowToo =
      note.day === today && next?.day === addDays(today, 1) && isShownBefore(next, index + 1)
    const when = nameOf(note.day, isTomorrowToo)
    if (note.exams.length === 0) return <FreeNote key={note.day} when={when} note={note} />
    return (
      <ExamNote key={note.day} when={when}>
        <ExamList exams={note.exams} hasNotes />
      </ExamNote>
    )
  })
}

/** The exams of the school today and tomorrow, and who has lessons. */
export function SchoolExams({ days }: { days: [today: SchoolDay, tomorrow: SchoolDay] }) {
  const [today, tomorrow] = days
  const nameOf = useDayName(today.day)
  const isSame = haveSameExams(today, tomorrow)
  return [today, ...(isSame ? [] : [tomorrow])]
    .filter(({ exams }) => exams.length > 0)
    .map((one) => (
      <ExamNote key={one.day} when={nameOf(one.day, isSame)}>
        <ExamList exams={one.exams} hasNotes />
        <WithoutExam day={one} />
      </ExamNote>
    ))
}

function ExamNote({ when, children }: { when: string; children: ReactNode }) {
  const { words } = usePage()
  return (
    <div className="over no-print">
      <b>{words.calendar.today.exam(when)}</b>
      {children}
    </div>
  )
}

/** Says why a day has no lessons. */
function FreeNote({ when, note: { cause, isWeeklyHoliday } }: { when: string; note: DayNote }) {
  const { language, words } = usePage()
  return (
    <p className="over no-print">
      {words.routine.noLessons(when)}
      {cause && (
        <>
          : <span lang={langOfContent(cause.title)}>{cause.title}</span>
          {cause.classes.length > 0 && ` (${formatClasses(cause.classes, language)})`}
        </>
      )}
      {!cause && isWeeklyHoliday && `: ${words.calendar.weeklyHoliday}`}
    </p>
  )
}

/** আজ, আগামীকাল, or রবিবার, ২৯ নভেম্বর */
function useDayName(today: Day): (day: Day, isTomorrowToo?: boolean) => string {
  const { language, words } = usePage()
  const { onToday, tomorrow, todayAndTomorrow } = words.calendar
  return (day, isTomorrowToo = false) => {
    if (day === today) return isTomorrowToo ? todayAndTomorrow : onToday
    return day === addDays(today, 1) ? tomorrow : formatWeekdayAndDay(day, language)
  }
}

function haveSameWords(one: DayNote, other: DayNote): boolean {
  const keyOf = ({ exams, cause }: DayNote) =>
    JSON.stringify([exams.map(({ _id }) => _id), cause?._id])
  return keyOf(one) === keyOf(other)
}
