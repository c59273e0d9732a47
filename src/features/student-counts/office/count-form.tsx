import { Button } from '@mantine/core'
import { contentKinds } from '../../../content.ts'
import { useDiscard, SaveRow } from '../../../office/draft/draft-note.tsx'
import { Form } from '../../../office/form/form.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import type { InputProblem } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { inDigits, toLatinDigits } from '@pathshala/bengali/digits'
import { CountFields, type WrittenField, WRITTEN_FIELDS } from './count-fields.tsx'
import { byLabel, RecordProblem } from '../../../office/form/record-problem.tsx'
import type { FormRecord } from '../../../office/connection/use-api.ts'
import { type TextForm, type TextSource, useTextForm } from '../../../office/form/use-text-form.ts'
import type { SectionChoice } from '../../../office/form/section-choice.tsx'
import { sectionWords } from '../../../office/form/section-words.ts'
import { studentCountWords } from './words.ts'

/** Without a year, the path of the present count. */
export function findPathOf(
  { className, shift, section }: SectionChoice,
  year: number | undefined,
): string {
  const version = year === undefined ? '' : `&year=${year}`
  return `${contentKinds.studentCounts.apiPath}/${className}/${shift}/${section}?state=all${version}`
}

/** Boys are not sent, so a stored number stays. */
function sourceOf(choice: SectionChoice, year: number | undefined): TextSource<WrittenField> {
  return {
    fields: WRITTEN_FIELDS,
    // A blank count is sent as 0.
    required: [],
    blank: 0,
    findPath: findPathOf(choice, year),
    version: year === undefined ? undefined : String(year),
    createPath: contentKinds.studentCounts.apiPath,
    updatePath: ({ _id }) => `${contentKinds.studentCounts.apiPath}/${_id}`,
    bodyOf: (texts) => {
      const counts = Object.entries(texts).map(([field, text]) => [field, toCount(text)])
      return { ...choice, ...(year !== undefined && { year }), ...Object.fromEntries(counts) }
    },
  }
}

/** A number if the text is numeric. Otherwise the text, so that the server reports the error. */
function toCount(text: string): number | string {
  const digits = toLatinDigits(text.trim())
  return /^\d*$/.test(digits) ? Number(digits) : text
}

/** The counts of one section, of an existing or a new record. */
export function CountForm({
  id,
  choice,
  year,
  record,
  isReady,
  missing,
  onMissing,
  onSaved,
  onReset,
}: {
  id: string
  choice: SectionChoice
  year: number | undefined
  record: (FormRecord<WrittenField> & { boys: number }) | null
  /** Whether class, shift and section are chosen, and the stored counts are loaded. */
  isReady: boolean
  /** The choices that are missing, after an attempt to send. */
  missing: InputProblem | undefined
  onMissing: () => void
  onSaved: () => void
  onReset: () => void
}) {
  const words = useScreenWords(studentCountWords)
  const form = useTextForm(sourceOf(choice, year), record, (_, isNew) => {
    notify(isNew ? words.saved : words.updated)
    onSaved()
  })
  const { sending } = form
  const discard = useDiscard()
  return (
    <Form
      id={id}
      sending={sending}
      onSubmit={() => {
        if (isReady) void form.save()
        else onMissing()
      }}
    >
      <CountProblem form={form} isNew={record === null} missing={missing} />
      <CountFields form={form} choice={choice} boys={record?.boys ?? 0} isDisabled={!isReady} />
      <SaveRow draft={form.draft} sending={sending} submit={record ? words.update : words.save}>
        <Button
          variant="default"
          disabled={sending.isSending}
          onClick={() => {
            if (form.draft.isDirty) discard(form.draft, sending.clearError)
            onReset()
          }}
        >
          {words.reset}
        </Button>
      </SaveRow>
    </Form>
  )
}

function CountProblem({
  form,
  isNew,
  missing,
}: {
  form: TextForm<WrittenField>
  isNew: boolean
  missing: InputProblem | undefined
}) {
  const { language } = useStaff()
  const words = useScreenWords(studentCountWords)
  const { className, shift, section } = useScreenWords(sectionWords)
  const { fields } = words
  if (missing) return <FormProblem error={missing} labels={{ className, shift, section }} />
  const shown = (text: string) => inDigits(toLatinDigits(text), language)
  return (
    <RecordProblem
      form={form}
      describe={(values) => byLabel(values, fields, shown)}
      labels={fields}
      quoted={isNew ? words.failedToSave : words.failedToUpdate}
    />
  )
}
