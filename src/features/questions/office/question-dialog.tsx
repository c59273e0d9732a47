import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type Changes, NO_CHANGES } from '../../../office/draft/changes.ts'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { Check, choicesOf, useFields } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { RecordDialog } from '../../../office/form/record-dialog.tsx'
import { byLabel, RecordProblem } from '../../../office/form/record-problem.tsx'
import { TitleField } from '../../../office/form/title-field.tsx'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { useToday } from '../../../office/frame/use-today.ts'
import { type FormValues, fromForm, toForm } from '../../../records/fields.ts'
import { formatDay } from '@pathshala/bengali/days'
import { questionWords } from '../public/words.ts'
import type { QuestionRecord } from '../schema.ts'
import { QUESTION_TOPICS, questionFields } from '../table.ts'
import { QUESTIONS, UNANSWERED } from './use-questions.ts'
import { questionOfficeWords } from './words.ts'

type QuestionValues = FormValues<typeof questionFields>

interface QuestionDraft extends Changes<QuestionValues> {
  /** The question whose form is open, as the list showed it; null if no form is open. */
  question: QuestionRecord | 'new' | null
}

export const CLOSED: QuestionDraft = { question: null, ...NO_CHANGES }

/** Opens the form of a question, or of a new one with these values. */
export function openQuestion(
  question: QuestionRecord | 'new',
  changed: Partial<QuestionValues> = {},
): QuestionDraft {
  return { question, changed, base: {} }
}

/** The form of a new or existing question. */
export function QuestionDialog({ draft }: { draft: Draft<QuestionDraft> }) {
  const words = useScreenWords(questionOfficeWords)
  const { question } = draft.values
  return (
    <RecordDialog
      draft={draft}
      isOpen={question !== null}
      title={question === 'new' ? words.add : words.edit}
    >
      {question && <QuestionForm draft={draft} question={question} />}
    </RecordDialog>
  )
}

function valuesOf(record: QuestionRecord | null): QuestionValues {
  return toForm(questionFields, record ?? { topic: 'other', state: 'open' })
}

function QuestionForm({
  draft,
  question,
}: {
  draft: Draft<QuestionDraft>
  question: QuestionRecord | 'new'
}) {
  const { language } = useStaff()
  const words = useScreenWords(questionOfficeWords)
  const { topics, states } = useScreenWords(questionWords)
  const reload = useReload(QUESTIONS)
  const reloadUnanswered = useReload(UNANSWERED)
  const form = useRecordForm<QuestionValues, QuestionRecord>(draft, {
    record: question === 'new' ? null : question,
    setRecord: (record) => {
      draft.change({ question: record ?? 'new' })
      void reload()
      void reloadUnanswered()
    },
    valuesOf,
    send: async (values, over) => {
      requireFilled({ question: values.question })
      const body = fromForm(questionFields, values)
      return over
        ? callApi({
            method: 'PUT',
            path: `${QUESTIONS}/${over._id}`,
            body,
            version: over.version,
          })
        : postOnce({ path: QUESTIONS, body })
    },
    onSaved: (_, before) => notify(before ? words.updated : words.added),
  })
  const describe = (values: QuestionValues) =>
    byLabel(
      {
        ...values,
        topic: topics[values.topic],
        state: states[values.state],
        checkedOn: values.checkedOn && formatDay(values.checkedOn, language),
      },
      words.fields,
    )
  return (
    <Form withRequiredNote sending={form.sending} onSubmit={() => void form.save()}>
      <RecordProblem form={form} describe={describe} labels={words.fields} />
      <QuestionInputs form={form} changed={draft.values.changed} />
      <SaveRow draft={draft} sending={form.sending} />
    </Form>
  )
}

function QuestionInputs({
  form,
  changed,
}: {
  changed: Partial<QuestionValues>
  form: Pick<
    ReturnType<typeof useRecordForm<QuestionValues, QuestionRecord>>,
    'values' | 'change' | 'sending'
  >
}) {
  const words = useScreenWords(questionOfficeWords)
  const { topics } = useScreenWords(questionWords)
  const today = useToday()
  const field = useFields(form, words.fields)
  const { values, change } = form
  const isEnglishOlder =
    values.answerEnglish !== '' && 'answer' in changed && !('answerEnglish' in changed)
  return (
    <>
      <TitleField {...field('question')} required data-autofocus />
      <Textarea
        {...field('answer')}
        description={words.hints.answer}
        lang="bn"
        autosize
        minRows={3}
        // Whoever writes an answer knows the fact.
        onChange={({ currentTarget: { value: answer } }) => change({ answer, checkedOn: today })}
      />
      <NativeSelect {...field('topic')} data={choicesOf(QUESTION_TOPICS, topics)} />
      <TextInput type="date" {...field('checkedOn')} />
      <TextInput {...field('questionEnglish')} description={words.hints.english} lang="en" />
      <Textarea
        {...field('answerEnglish')}
        description={isEnglishOlder && <b>{words.hints.englishIsOlder}</b>}
        lang="en"
        autosize
        minRows={2}
      />
      <Check
        name="state"
        isChecked={values.state === 'notApplicable'}
        onChange={(isHidden) => change({ state: isHidden ? 'notApplicable' : 'open' })}
      >
        {words.hidden}
      </Check>
    </>
  )
}
