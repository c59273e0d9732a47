import { Group } from '@mantine/core'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { postOnce } from '../../../office/form/post-once.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { Act } from '../../../office/list/act.tsx'
import { useParts } from '../../../office/list/parts.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { useToday } from '../../../office/frame/use-today.ts'
import { pathIn } from '../../../words/language.ts'
import { missingProposals } from '../proposals.ts'
import type { QuestionRecord } from '../schema.ts'
import type { QuestionTopic } from '../table.ts'
import { QUESTIONS } from './use-questions.ts'
import { questionOfficeWords } from './words.ts'

export const PROPOSED_ID = 'proposed'

const SHOWN = 8

interface ProposedValues {
  question: string
  questionEnglish: string
  answer: string
  answerEnglish: string
  checkedOn: string
  topic: QuestionTopic
}

/** The usual questions that the list does not have: to answer, to set aside, or to leave. */
export function Proposals({
  questions,
  onAnswer,
}: {
  questions: QuestionRecord[]
  onAnswer: (values: ProposedValues) => void
}) {
  const { language } = useStaff()
  const { proposed: words, answerIt, doesNotApply } = useScreenWords(questionOfficeWords)
  const today = useToday()
  const reload = useReload(QUESTIONS)
  const sending = useSending()
  const missing = missingProposals(questions)
  const { shown, more } = useParts(missing, SHOWN)
  if (missing.length === 0) return null
  const setAside = async (
    values: Pick<ProposedValues, 'question' | 'questionEnglish' | 'topic'>,
  ) => {
    await sending.run(async () => {
      await postOnce({ path: QUESTIONS, body: { ...values, state: 'notApplicable' } })
      await reload()
      notify(words.hiddenNow)
    })
  }
  return (
    <section className="list" aria-labelledby={PROPOSED_ID}>
      <h2 id={PROPOSED_ID}>{words.title}</h2>
      <p className="s">{words.hint}</p>
      <FormProblem error={sending.error} />
      <ul className="card items rows">
        {shown.map(({ topic, question: [question, questionEnglish], place, answer }) => {
          const name = language === 'en' ? questionEnglish : question
          const values = { topic, question, questionEnglish }
          return (
            <li key={question}>
              <div>
                <p className="t">
                  <b>{name}</b>
                </p>
                {place && (
                  <div className="meta">
                    <span>
                      {words.onSite}{' '}
                      <a href={pathIn(language, place.path)} target="_blank" rel="noopener">
                        {place.title[language === 'en' ? 1 : 0]}
                      </a>
                    </span>
                  </div>
                )}
              </div>
              <Group className="acts">
                <Act
                  of={name}
                  onClick={() => {
                    const [bengali, english] = answer
                    const checkedOn = bengali && today
                    onAnswer({ ...values, answer: bengali, answerEnglish: english, checkedOn })
                  }}
                >
                  {answerIt}
                </Act>
                <Act of={name} disabled={sending.isSending} onClick={() => void setAside(values)}>
                  {doesNotApply}
                </Act>
              </Group>
            </li>
          )
        })}
      </ul>
      {more}
    </section>
  )
}
