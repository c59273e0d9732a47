import { TextInput } from '@mantine/core'
import { makeFields } from '../../../office/form/fields.tsx'
import { Picks } from '../../../office/form/picks.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { addDays, type Day } from '@pathshala/bengali/days'
import { examsText } from '../exam-text.ts'
import type { CalendarRecord } from '../schema.ts'
import { EXAM_ANSWERS, type ExamChoice } from './closure-values.ts'
import { calendarWords } from './words.ts'

/** Names the exams on the days of a closure, and asks when they are held. Without exams, it is empty. */
export function ExamQuestion({
  exams,
  lastDay,
  choice,
  onChoose,
  problemOf,
  idPrefix,
}: {
  exams: readonly CalendarRecord[]
  lastDay: Day
  choice: ExamChoice
  onChoose: (patch: Partial<ExamChoice>) => void
  problemOf: (path: string) => string | undefined
  idPrefix: string
}) {
  const { language } = useStaff()
  const { closure: words } = useScreenWords(calendarWords)
  if (exams.length === 0) return null
  const day = makeFields(
    { values: choice, change: onChoose, problemOf },
    { examDay: words.examDay },
    { idPrefix, required: true },
  )
  const problem = problemOf('exams')
  return (
    <div id={`${idPrefix}-exams`} className="exam-question" tabIndex={-1}>
      <p className="gentle" role="status">
        {words.hasExam} <span lang="bn">{examsText(exams, language)}</span>
      </p>
      <Picks
        name="exams"
        label={words.exams}
        values={EXAM_ANSWERS}
        labels={words.examAnswers}
        value={choice.exams}
        onPick={(answer) => onChoose({ exams: answer })}
      >
        {choice.exams === 'moved' && (
          <TextInput type="date" {...day('examDay')} mt="sm" min={addDays(lastDay, 1)} />
        )}
      </Picks>
      {problem && <p className="field-problem">{problem}</p>}
    </div>
  )
}
