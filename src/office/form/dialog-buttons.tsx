import { Button, Group } from '@mantine/core'
import { notify } from '../frame/notify.ts'
import { useStaff } from '../frame/staff-context.tsx'

/** The buttons at the end of a form in a dialog: one closes it, one sends it. */
export function DialogButtons({
  isSending,
  onClose,
  submit,
  isDangerous = false,
}: {
  isSending: boolean
  onClose: () => void
  /** "Save" if absent. */
  submit?: string
  isDangerous?: boolean
}) {
  const { words } = useStaff()
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {words.common.cancel}
      </Button>
      <Button type="submit" loading={isSending} {...(isDangerous && { color: 'red' })}>
        {submit ?? words.common.save}
      </Button>
    </Group>
  )
}

/** Copies a text that is shown only once. Browsers allow this only on https and on localhost. */
export function CopyButton({
  text,
  words,
}: {
  text: string
  words: { copy: string; copied: string }
}) {
  if (!('clipboard' in navigator)) return null
  const copy = () => navigator.clipboard.writeText(text).then(() => notify(words.copied))
  return (
    <Button variant="default" onClick={() => void copy()}>
      {words.copy}
    </Button>
  )
}
