import { Button, Group } from '@mantine/core'
import { useStaff } from '../shell/staff-context.tsx'

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
