import { Modal } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { DialogButtons } from '../form/dialog-buttons.tsx'
import { useFields } from '../form/fields.tsx'
import { Form } from '../form/form.tsx'
import { RecordProblem } from '../form/record-problem.tsx'
import { useStaff } from '../frame/staff-context.tsx'
import { TitleField } from '../form/title-field.tsx'
import { useChanges } from '../draft/use-changes.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { useReturnedFocus } from '../form/use-returned-focus.ts'

interface Titled {
  title: string
  version: number
}

/** A record that goes to the bin when it is deleted. */
type Renamed = Titled & { _id: string }

/** Changes a title. A blank or unchanged title changes nothing. */
export function RenameDialog({
  heading,
  entry,
  onRename,
  onClose,
}: {
  heading: string
  entry: Renamed
  /** Sends the new title; `version` is the version that it is based on. */
  onRename: (title: string, version: number) => Promise<void>
  onClose: () => void
}) {
  const { words } = useStaff()
  useReturnedFocus()
  const draft = useChanges<{ title: string }>()
  const form = useRecordForm<{ title: string }, Titled>(draft, {
    record: entry,
    setRecord: (next) => next && onClose(),
    isRestorable: true,
    valuesOf: (record) => ({ title: (record ?? entry).title }),
    send: async ({ title }, over) => {
      const { version } = over ?? entry
      await onRename(title, version)
      return { title, version }
    },
  })
  const { sending } = form
  const { title } = form.values
  const labels = { title: words.common.newTitle }
  const field = useFields(form, labels, { idPrefix: 'rename' })
  const isSelected = useRef(false)
  /** Most new titles have other words. Later, a tap puts the cursor where the clerk wants it. */
  const selectOnce = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
    if (!isSelected.current) currentTarget.select()
    isSelected.current = true
  }
  /** A title has no second paragraph. A keyboard for Bengali also sends Enter while it composes. */
  const saveOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!sending.isSending) rename()
  }
  const rename = () => {
    if (title.trim() === '' || title.trim() === entry.title) onClose()
    else void form.save()
  }
  return (
    <Modal opened onClose={onClose} title={heading} centered>
      <RecordProblem
        form={form}
        describe={(values) => ({ [words.common.title]: values.title })}
        labels={labels}
        idPrefix="rename"
        inBin={entry._id}
      />
      <Form sending={sending} onSubmit={rename}>
        <TitleField
          {...field('title')}
          data-autofocus
          enterKeyHint="done"
          onFocus={selectOnce}
          onKeyDown={saveOnEnter}
        />
        <DialogButtons isSending={sending.isSending} onClose={onClose} />
      </Form>
    </Modal>
  )
}
