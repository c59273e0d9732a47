import { Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { DialogButtons } from '../../../office/dialog-buttons.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useReturnedFocus } from '../../../office/use-returned-focus.ts'
import { useSending } from '../../../office/use-sending.ts'
import { CurrentPassword } from './current-password.tsx'
import { accountWords } from './words.ts'

/** The member of a call that shows that the account's owner makes it. */
interface Proof {
  currentPassword: string
}

/** Asks for the current password. It stays open and shows the reason if `onConfirm` fails. */
export function ProofDialog({
  title,
  lead,
  subject,
  action,
  isDangerous = false,
  onConfirm,
  onClose,
}: {
  title: string
  lead: string
  /** The title of the record, or the name of the account, that changes. */
  subject?: string | undefined
  action: string
  isDangerous?: boolean
  onConfirm: (proof: Proof) => Promise<void>
  onClose: () => void
}) {
  const words = useScreenWords(accountWords)
  useReturnedFocus()
  const [currentPassword, setCurrentPassword] = useState('')
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const confirm = () =>
    sending.run(async () => {
      requireFilled({ currentPassword })
      await onConfirm({ currentPassword })
      onClose()
    })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <FormProblem
        error={sending.error}
        labels={{ currentPassword: words.currentPassword }}
        idPrefix="proof"
      />
      <Text>{lead}</Text>
      {subject && (
        <Text fw={700} lang="bn" my="sm">
          {subject}
        </Text>
      )}
      <Form sending={sending} onSubmit={() => void confirm()}>
        <CurrentPassword
          id="proof-currentPassword"
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.currentTarget.value)}
          error={problemOf('currentPassword')}
          data-autofocus
        />
        <DialogButtons
          isSending={sending.isSending}
          onClose={onClose}
          submit={action}
          isDangerous={isDangerous}
        />
      </Form>
    </Modal>
  )
}
