import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormProblem } from '../form/form-problem.tsx'
import { confirming } from '../frame/double-tap.ts'
import { useStaff } from '../frame/staff-context.tsx'
import { useReturnedFocus } from '../form/use-returned-focus.ts'
import { useSending } from '../form/use-sending.ts'

/**
 * Asks before something is deleted (or, with other words, undone). It stays open and shows the
 * reason if that fails.
 */
export function ConfirmDialog({
  title,
  question,
  subject,
  action,
  color = 'red',
  quotedFailure,
  isLoading = false,
  children,
  onConfirm,
  onClose,
}: {
  title?: string
  question: string
  /** The title of the record to delete. */
  subject: string
  action?: string
  color?: 'red' | 'green'
  /** Text in front of the reason of a failure. */
  quotedFailure?: string
  /** Whether the choices are not known yet. */
  isLoading?: boolean
  /** Choices below the question. */
  children?: ReactNode
  onConfirm: () => Promise<void>
  onClose: () => void
}) {
  const { words } = useStaff()
  useReturnedFocus()
  const sending = useSending()
  return (
    <Modal opened onClose={onClose} title={title ?? words.common.removeTitle} centered>
      <FormProblem error={sending.error} quoted={quotedFailure} />
      <Text>{question}</Text>
      {subject && (
        <Text fw={700} lang="bn" my="sm">
          {subject}
        </Text>
      )}
      {children}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {words.common.cancel}
        </Button>
        <Button
          ref={confirming}
          color={color}
          loading={sending.isSending || isLoading}
          onClick={() => void sending.run(onConfirm).then((isDone) => isDone && onClose())}
        >
          {action ?? words.common.remove}
        </Button>
      </Group>
    </Modal>
  )
}
