import { Button } from '@mantine/core'
import { RestoreDraft } from '../../../office/draft/draft-note.tsx'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { NO_LIST } from '../../../office/list/listed-rows.ts'
import { PasteCard } from '../../../office/list/paste-card.tsx'
import { OrderedRows } from '../../../office/list/ordered-rows.tsx'
import { useRemoval } from '../../../office/list/use-removal.tsx'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { LIST_ID, ListHeading, Screen } from '../../../office/frame/screen.tsx'
import { fetchPart } from '../../../office/connection/screen-code.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { formatDay } from '@pathshala/bengali/days'
import { questionWords } from '../public/words.ts'
import type { QuestionRecord } from '../schema.ts'
import { PROPOSED_ID, Proposals } from './proposals.tsx'
import { CLOSED, openQuestion, QuestionDialog } from './question-dialog.tsx'
import { Unanswered, UNANSWERED_ID } from './unanswered.tsx'
import { QUESTIONS, useQuestions } from './use-questions.ts'
import { questionOfficeWords } from './words.ts'

const loadReader = () =>
  fetchPart(() => import('../read-list.ts')).then((part) => part.readQuestions)

const QuestionsPreview = lazyPart(async () => (await import('./list-preview.tsx')).QuestionsPreview)

export default function QuestionsScreen() {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(questionOfficeWords)
  const query = useQuestions()
  const removal = useRemoval<QuestionRecord>(QUESTIONS, ({ question }) => question)
  // One draft for the open form: a reload opens that form again.
  const draft = useDraft('questions', CLOSED)
  const card = { name: 'questions-list', blank: NO_LIST, words: words.pasted, loadReader }
  return (
    <Screen
      screen="questions"
      lead={words.lead}
      parts={[
        { id: UNANSWERED_ID, label: words.unanswered.title },
        { id: PROPOSED_ID, label: words.proposed.title },
        { id: 'list', label: words.pasted.title },
      ]}
    >
      <section className="list" aria-labelledby={LIST_ID}>
        <div className="row">
          <ListHeading>{words.listTitle}</ListHeading>
          <Button onClick={() => draft.reset(openQuestion('new'))}>{words.add}</Button>
        </div>
        <RestoreDraft draft={draft} />
        <Loaded query={query} lead={staffWords.common.failedToLoad}>
          {(questions) =>
            questions.length === 0 ? (
              <p className="card none" role="status">
                {words.empty}
              </p>
            ) : (
              <OrderedRows
                path={QUESTIONS}
                records={questions}
                nameOf={({ question }) => question}
                searched={({ question, questionEnglish, answer }) =>
                  [question, questionEnglish, answer].join(' ')
                }
                order={words.order}
                edit={({ state }) => (state === 'open' ? words.answerIt : words.edit)}
                onEdit={(question) => draft.reset(openQuestion(question))}
                onRemove={removal.ask}
              >
                {(question, note) => <QuestionLine question={question} note={note} />}
              </OrderedRows>
            )
          }
        </Loaded>
      </section>
      <Unanswered onAnswer={(question) => draft.reset(openQuestion('new', { question }))} />
      {query.data && (
        <Proposals
          questions={query.data}
          onAnswer={(values) => draft.reset(openQuestion('new', values))}
        />
      )}
      <PasteCard {...card} Preview={QuestionsPreview} readsBijoy />
      <QuestionDialog draft={draft} />
      {removal.dialog(words.confirm)}
    </Screen>
  )
}

function QuestionLine({
  question: { question, topic, state, checkedOn, isSample },
  note,
}: {
  question: QuestionRecord
  note: string | undefined
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(questionOfficeWords)
  const { topics, states } = useScreenWords(questionWords)
  return (
    <div>
      <p className="t" lang="bn">
        <b>{question}</b>
      </p>
      <div className="meta">
        <span>{topics[topic]}</span>
        {state !== 'answered' && <b className="mark">{states[state!]}</b>}
        {checkedOn && <span>{words.checkedOn(formatDay(checkedOn, language))}</span>}
        {isSample && <b className="mark">{staffWords.common.sample}</b>}
        {note && <b className="moved">{note}</b>}
      </div>
    </div>
  )
}
