import { Button, Group, Modal, Text } from '@mantine/core'
import { useStaff } from '../frame/staff-context.tsx'

export interface StayOrLeave {
  onStay: () => void
  onLeave: () => void
}

/** Asks before something that is not sent is lost. The focus is on the answer that keeps it. */
export function UnsentDialog({
  question,
  stay,
  leave,
  deletes = false,
  onStay,
  onLeave,
}: StayOrLeave & { question: string; stay: string; leave: string; deletes?: boolean }) {
  const { leaveTitle } = useStaff().words.common
  return (
    <Modal
      opened
      onClose={onStay}
      title={leaveTitle}
      closeButtonProps={{ 'aria-label': stay }}
      // Above the dialog with the form.
      zIndex={300}
      centered
    >
      <Text>{question}</Text>
      <Group justify="flex-end" mt="md">
        {/* Only the outline has a color. */}
        <Button variant={deletes ? 'outline' : 'default'} color="red" onClick={onLeave}>
          {leave}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {stay}
        </Button>
      </Group>
    </Modal>
  )
}
