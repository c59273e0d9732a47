import { Button, Group } from '@mantine/core'
import { ConflictDialog } from '../../../office/conflict-dialog.tsx'
import { DraftNote, useDiscard } from '../../../office/draft-note.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { type InputProblem } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { toLatinDigits } from '../../../words/digits.ts'
import { inDigits } from '../../../words/format.ts'
import { CountFields, type WrittenField, WRITTEN_FIELDS } from './count-fields.tsx'
import type { FormRecord, RecordSource } from '../../../office/record.ts'
import { useRecordForm } from '../../../office/use-record-form.ts'
import type { SectionChoice } from './section-choice.tsx'
import { studentCountWords } from './words.ts'

export function findPathOf({ className, shift, section }: SectionChoice): string {
  return `/studentCounts/${className}/${shift}/${section}`
}

/** Boys are not sent, so a stored number stays. */
function placeOf(choice: SectionChoice): RecordSource<WrittenField> {
  return {
    fields: WRITTEN_FIELDS,
    // A blank count is sent as 0.
    required: [],
    blank: 0,
    findPath: findPathOf(choice),
    createPath: '/studentCounts',
    updatePath: ({ _id }) => `/studentCounts/${_id}`,
    bodyOf: (texts) => {
      const counts = Object.entries(texts).map(([field, text]) => [field, toCount(text)])
      return { ...choice, ...Object.fromEntries(counts) }
    },
  }
}

/** A number if the text is one; otherwise the text, so that the server reports the error. */
function toCount(text: string): number | string {
  const digits = toLatinDigits(text.trim())
  return /^\d*$/.test(digits) ? Number(digits) : text
}

/** The counts of one section: of a record, or of a new one. */
export function CountForm({
  id,
  choice,
  record,
  isReady,
  missing,
  onMissing,
  onSaved,
  onReset,
}: {
  id: string
  choice: SectionChoice
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
  const form = useRecordForm(placeOf(choice), record, (_, isNew) => {
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
      <Group>
        <Button type="submit" loading={sending.isSending}>
          {record ? words.update : words.save}
        </Button>
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
        <DraftNote draft={form.draft} sending={sending} />
      </Group>
    </Form>
  )
}

/** The reason why saving failed: someone else's change, or the server's error. */
function CountProblem({
  form: { conflict, sending },
  isNew,
  missing,
}: {
  form: ReturnType<typeof useRecordForm<WrittenField>>
  isNew: boolean
  missing: InputProblem | undefined
}) {
  const { language } = useStaff()
  const words = useScreenWords(studentCountWords)
  if (!conflict) {
    const quoted = isNew ? words.failedToSave : words.failedToUpdate
    const { className, shift, section, fields } = words
    const labels = { className, shift, section, ...fields }
    return <FormProblem error={missing ?? sending.error} labels={labels} quoted={quoted} />
  }
  const shown = (text: string) => inDigits(toLatinDigits(text), language)
  return (
    <ConflictDialog
      fields={WRITTEN_FIELDS.map((field) => ({
        label: words.fields[field],
        theirs: shown(conflict.theirs[field]),
        mine: shown(conflict.mine[field]),
      }))}
      onKeepTheirs={conflict.keepTheirs}
      onKeepMine={() => void conflict.keepMine()}
    />
  )
}
