import { Fragment } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatClasses } from '../../../words/format-classes.ts'
import { asSentence } from '../../../words/format.ts'
import { formatStart } from '../../../words/hours.ts'
import { langOfContent } from '../../../words/language.ts'
import { entryUrl } from '../address.ts'
import type { CalendarRecord } from '../schema.ts'
import type { SchoolDay } from '../school-day.ts'
import { Until } from './day.tsx'

/** What exams are held, for whom, from when, and their schedules. Two exams can have one title. */
export function ExamList({
  exams,
  hasNotes = false,
}: {
  exams: readonly CalendarRecord[]
  hasNotes?: boolean
}) {
  const { language, words, to } = usePage()
  const { calendar, studentCount } = words
  return exams.map((exam, index) => {
    const { _id, title, classes, startsAt, shift, document, note } = exam
    const parts = [
      classes.length > 0 ? formatClasses(classes, language) : calendar.wholeSchool,
      shift && calendar.onlyShift(studentCount.shifts[shift]),
      startsAt && calendar.since(formatStart(startsAt, language)),
      exam.from < exam.to && <Until key="until" day={exam.to} />,
    ].filter(Boolean)
    // Where no hour is known, the note is all that says when.
    const shownNote = hasNotes || startsAt === null ? note : ''
    return (
      <p key={_id}>
        {title !== exams[index - 1]?.title && (
          <>
            <a href={to(entryUrl(exam))}>
              <b lang={langOfContent(title)}>{title}</b>
            </a>{' '}
          </>
        )}
        <span>
          {parts.map((part, at) => (
            <Fragment key={at}>
              {at > 0 && ', '}
              {part}
            </Fragment>
          ))}
          {shownNote && (
            <>
              {language === 'bn' ? '। ' : '. '}
              <span lang={langOfContent(shownNote)}>{asSentence(shownNote)}</span>
            </>
          )}
        </span>{' '}
        {document && <a href={to(document)}>{calendar.schedule}</a>}
      </p>
    )
  })
}

/** On a day with exams: the classes with lessons, and the free classes. */
export function WithoutExam({ day }: { day: SchoolDay }) {
  const { language, words } = usePage()
  const { haveLessons, areFree } = words.calendar
  const { classesWithLessons, freeClasses } = day
  return (
    <>
      {classesWithLessons.length > 0 && (
        <p>{haveLessons(formatClasses(classesWithLessons, language))}</p>
      )}
      {freeClasses.length > 0 && <p>{areFree(formatClasses(freeClasses, language))}</p>}
    </>
  )
}

/** Whether two days have the same exams, and the same classes without one. */
export function haveSameExams(one: SchoolDay, other: SchoolDay): boolean {
  const keyOf = ({ exams, classesWithLessons, freeClasses }: SchoolDay) =>
    JSON.stringify([exams.map(({ _id }) => _id), classesWithLessons, freeClasses])
  return keyOf(one) === keyOf(other)
}
