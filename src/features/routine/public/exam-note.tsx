import { asSentence } from '../../../words/format.ts'
import { langOfContent } from '../../../words/language.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { entryUrl } from '../../calendar/address.ts'
import { Until } from '../../calendar/public/day.tsx'
import type { ExamToday } from '../exams-today.ts'

/** “আজ পরীক্ষা”, in place of the lessons of today: what is known of each exam, and its schedule. */
export function ExamNote({ exams }: { exams: ExamToday[] }) {
  const { language, words, to } = usePage()
  const { calendar, routine } = words
  if (exams.length === 0) return null
  return (
    <div className="over now-note">
      <b>{calendar.today.exam(calendar.onToday)}</b>
      {exams.map(({ exam, schedule }) => (
        <p key={exam._id}>
          <a href={to(entryUrl(exam))} lang={langOfContent(exam.title)}>
            {exam.title}
          </a>
          , <Until day={exam.to} />
          {exam.shift && `, ${calendar.onlyShift(words.studentCount.shifts[exam.shift])}`}
          {language === 'bn' ? '। ' : '. '}
          {exam.note && <span lang={langOfContent(exam.note)}>{asSentence(exam.note)}</span>}{' '}
          {schedule && <a href={to(schedule)}>{routine.schedule}</a>}
        </p>
      ))}
    </div>
  )
}
