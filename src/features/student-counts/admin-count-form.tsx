import { Button, Group } from '@mantine/core'
import { ConflictDialog } from '../../admin/conflict-dialog.tsx'
import { DraftNote } from '../../admin/draft-note.tsx'
import { FormProblem } from '../../admin/form-problem.tsx'
import { notify } from '../../admin/notify.ts'
import { useScreenWords, useStaff } from '../../admin/staff-context.tsx'
import { toLatinDigits } from '../../words/digits.ts'
import { inDigits } from '../../words/format.ts'
import { CountFields, type WrittenField, WRITTEN_FIELDS } from './admin-count-fields.tsx'
import type { FormRecord, RecordPlace } from '../../admin/record.ts'
import { useRecordForm } from '../../admin/use-record-form.ts'
import type { SectionChoice } from './admin-section-choice.tsx'
import { studentCountWords } from './staff-words.ts'

export function findPathOf({ className, shift, section }: SectionChoice): string {
  return `/studentCounts/${className}/${shift}/${section}`
}

/** Boys are not sent: a figure that is stored stays. */
function placeOf(choice: SectionChoice): RecordPlace<WrittenField> {
  return {
    fields: WRITTEN_FIELDS,
    blank: '0',
    findPath: findPathOf(choice),
    createPath: '/studentCounts',
    updatePath: ({ _id }) => `/studentCounts/${_id}`,
    bodyOf: (texts) => {
      const counts = Object.entries(texts).map(([field, text]) => [field, toCount(text)])
      return { ...choice, ...Object.fromEntries(counts) }
    },
  }
}

/** A number where it is one; what is none goes out as it stands, for the server to say so. */
function toCount(text: string): number | string {
  const digits = toLatinDigits(text.trim())
  return /^\d*$/.test(digits) ? Number(digits) : text
}

/** The counts of one section: of a record, or of none yet. */
export function CountForm({
  id,
  choice,
  loaded,
  isReady,
  onSaved,
  onReset,
}: {
  id: string
  choice: SectionChoice
  loaded: (FormRecord<WrittenField> & { boys: number }) | null
  /** Whether class, shift and section are chosen, and it is known what was counted there. */
  isReady: boolean
  onSaved: () => void
  onReset: () => void
}) {
  const words = useScreenWords(studentCountWords)
  const form = useRecordForm(placeOf(choice), loaded, (_, isNew) => {
    notify(isNew ? words.saved : words.updated)
    onSaved()
  })
  const { sending } = form
  return (
    <form
      id={id}
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void form.save()
      }}
    >
      <CountProblem form={form} />
      <CountFields form={form} choice={choice} boys={loaded?.boys ?? 0} isDisabled={!isReady} />
      <Group>
        <Button type="submit" loading={sending.isSending}>
          {form.record ? words.update : words.save}
        </Button>
        <Button
          variant="default"
          disabled={sending.isSending}
          onClick={() => {
            form.draft.reset()
            onReset()
          }}
        >
          {words.reset}
        </Button>
        <DraftNote draft={form.draft} isSending={sending.isSending} />
      </Group>
    </form>
  )
}

/** What stands against saving: someone else's change, or what the server said. */
function CountProblem({
  form: { conflict, sending, record },
}: {
  form: ReturnType<typeof useRecordForm<WrittenField>>
}) {
  const { language } = useStaff()
  const words = useScreenWords(studentCountWords)
  if (!conflict) {
    const quoted = record ? words.failedToUpdate : words.failedToSave
    const { className, shift, section, fields } = words
    const labels = { className, shift, section, ...fields }
    return <FormProblem error={sending.error} labels={labels} quoted={quoted} />
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
