import { SaveRow } from '../../../office/draft-note.tsx'
import { Form } from '../../../office/form.tsx'
import { RecordDialog } from '../../../office/record-dialog.tsx'
import { byLabel, RecordProblem } from '../../../office/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { formatDay } from '../../../words/days.ts'
import type { CalendarRecord } from '../schema.ts'
import { EntryFields } from './entry-fields.tsx'
import { type EntryDraft, type EntryValues, useEntryForm } from './entry-form.ts'
import { calendarWords } from './words.ts'

/** The form of a new or existing entry. */
export function EntryDialog({ draft }: { draft: Draft<EntryDraft> }) {
  const { entry: words } = useScreenWords(calendarWords)
  const { entry } = draft.values
  return (
    <RecordDialog
      draft={draft}
      isOpen={entry !== null}
      title={entry === 'new' ? words.add : words.change}
    >
      {entry && <EntryFormOf draft={draft} entry={entry} />}
    </RecordDialog>
  )
}

function EntryFormOf({
  draft,
  entry,
}: {
  draft: Draft<EntryDraft>
  entry: CalendarRecord | 'new'
}) {
  const { fields } = useScreenWords(calendarWords)
  const form = useEntryForm(draft, entry)
  const { sending } = form
  return (
    <Form withRequiredNote sending={sending} onSubmit={() => void form.save()}>
      <RecordProblem form={form} describe={useDescribed()} labels={fields} />
      <EntryFields form={form} />
      <SaveRow draft={draft} sending={sending} />
    </Form>
  )
}

/** The values in words, for a conflict. */
function useDescribed(): (values: EntryValues) => Record<string, string> {
  const { language } = useStaff()
  const { fields, kinds, everybody, shifts, shiftOf, entry } = useScreenWords(calendarWords)
  const yesOrNo = (value: boolean) => (value ? entry.yes : entry.no)
  return (values) =>
    byLabel(
      {
        ...values,
        kind: kinds[values.kind],
        from: formatDay(values.from, language),
        to: formatDay(values.to, language),
        isClosed: yesOrNo(values.isClosed),
        isMoonDependent: yesOrNo(values.isMoonDependent),
        shift: values.shift ? shiftOf(shifts[values.shift]) : everybody,
      },
      fields,
    )
}
