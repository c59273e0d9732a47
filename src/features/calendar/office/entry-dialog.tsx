import { Button, Group, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { DraftNote, useDiscard } from '../../../office/draft-note.tsx'
import { Form } from '../../../office/form.tsx'
import { byLabel, RecordProblem } from '../../../office/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { formatDay } from '../../../words/days.ts'
import type { CalendarRecord } from '../schema.ts'
import { EntryFields } from './entry-fields.tsx'
import { type EntryDraft, type EntryValues, useEntryForm } from './entry-form.ts'
import { calendarWords } from './words.ts'

/** The form of a new or existing entry. Typed values stay in the draft until they are sent. */
export function EntryDialog({ draft }: { draft: Draft<EntryDraft> }) {
  const { words: staffWords } = useStaff()
  const { entry: words } = useScreenWords(calendarWords)
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [isLeaving, setIsLeaving] = useState(false)
  const discard = useDiscard()
  const { entry } = draft.values
  return (
    <>
      <Modal
        opened={entry !== null}
        onClose={() => (draft.isDirty ? setIsLeaving(true) : draft.reset())}
        title={entry === 'new' ? words.add : words.change}
        closeOnClickOutside={false}
        fullScreen={isPhone ?? false}
        size="lg"
      >
        {entry && <EntryFormOf draft={draft} entry={entry} />}
      </Modal>
      {isLeaving && (
        <ConfirmDialog
          title={staffWords.common.leaveTitle}
          question={words.unsent}
          subject=""
          action={staffWords.common.discardDraft}
          onClose={() => setIsLeaving(false)}
          // This closes the form and its messages too.
          onConfirm={async () => discard(draft, () => {})}
        />
      )}
    </>
  )
}

function EntryFormOf({
  draft,
  entry,
}: {
  draft: Draft<EntryDraft>
  entry: CalendarRecord | 'new'
}) {
  const { words: staffWords } = useStaff()
  const { fields } = useScreenWords(calendarWords)
  const form = useEntryForm(draft, entry)
  const { sending } = form
  return (
    <Form withRequiredNote sending={sending} onSubmit={() => void form.save()}>
      <RecordProblem form={form} describe={useDescribed()} labels={fields} />
      <EntryFields form={form} />
      <Group>
        <Button type="submit" loading={sending.isSending}>
          {staffWords.common.save}
        </Button>
        <DraftNote draft={draft} sending={sending} />
      </Group>
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
