import { Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { DialogButtons } from '../../../office/dialog-buttons.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useReturnedFocus } from '../../../office/use-returned-focus.ts'
import { useSending } from '../../../office/use-sending.ts'
import { CurrentPassword } from './current-password.tsx'
import { accountWords } from './words.ts'

/** Asks for the current password and sends it to `path`; `onConfirmed` gets the answer. */
export function ProofDialog<T>({
  title,
  lead,
  action,
  path,
  isDangerous = false,
  onConfirmed,
  onClose,
}: {
  title: string
  lead: string
  action: string
  path: string
  isDangerous?: boolean
  onConfirmed: (answer: T) => void
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
      onConfirmed(await callApi<T>({ method: 'POST', path, body: { currentPassword } }))
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
