import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Form } from './form.tsx'
import { FormProblem, useFieldProblem } from './form-problem.tsx'
import { useStaff } from './staff-context.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'
import { useSending } from './use-sending.ts'

interface Titled {
  title: string
  version: number
}

/** Changes a title. A blank or unchanged title changes nothing. */
export function RenameDialog({
  heading,
  entry,
  onRename,
  onClose,
}: {
  heading: string
  entry: Titled
  /** Sends the new title; `version` is the one that it is based on. */
  onRename: (title: string, version: number) => Promise<void>
  onClose: () => void
}) {
  const { words } = useStaff()
  useReturnedFocus()
  const [title, setTitle] = useState(entry.title)
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const rename = async (version: number) => {
    if (title.trim() === '' || title.trim() === entry.title) {
      onClose()
      return
    }
    if (await sending.run(() => onRename(title, version))) onClose()
  }
  const conflict = sending.conflict as Titled | undefined
  return (
    <Modal opened onClose={onClose} title={heading} centered>
      {conflict ? (
        <ConflictDialog
          fields={[{ label: words.common.title, theirs: conflict.title, mine: title }]}
          onKeepTheirs={onClose}
          onKeepMine={() => void rename(conflict.version)}
        />
      ) : (
        <FormProblem
          error={sending.error}
          labels={{ title: words.common.newTitle }}
          idPrefix="rename"
        />
      )}
      <Form sending={sending} onSubmit={() => void rename(entry.version)}>
        <Textarea
          id="rename-title"
          name="title"
          label={words.common.newTitle}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={problemOf('title')}
          lang="bn"
          autosize
          minRows={2}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.common.cancel}
          </Button>
          <Button type="submit" loading={sending.isSending}>
            {words.common.save}
          </Button>
        </Group>
      </Form>
    </Modal>
  )
}
