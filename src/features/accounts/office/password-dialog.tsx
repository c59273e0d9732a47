import { Modal } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { DialogButtons } from '../../../office/dialog-buttons.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { PasswordField } from '../../../office/password-field.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useSending } from '../../../office/use-sending.ts'
import type { AccountRecord } from '../schema.ts'
import { CurrentPassword } from './current-password.tsx'
import { accountWords } from './words.ts'

/** An admin sets a new password for another account, and enters her own. */
export function PasswordDialog({
  account,
  onClose,
}: {
  account: AccountRecord
  onClose: () => void
}) {
  const words = useScreenWords(accountWords)
  const [password, setPassword] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const save = async () => {
    const isDone = await sending.run(async () => {
      requireFilled({ password, currentPassword })
      await callApi({
        method: 'PUT',
        path: `/admin/accounts/${account._id}`,
        body: { password, currentPassword },
      })
    })
    if (!isDone) return
    notify(words.passwordSet)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={`${words.resetPassword}: ${account.username}`} centered>
      <FormProblem
        error={sending.error}
        labels={{ password: words.newPassword, currentPassword: words.yourPassword }}
        idPrefix="reset"
      />
      <Form sending={sending} onSubmit={() => void save()}>
        <PasswordField
          id="reset-password"
          name="password"
          label={words.newPassword}
          description={words.passwordHint}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={problemOf('password')}
          autoComplete="new-password"
          required
          data-autofocus
        />
        <CurrentPassword
          id="reset-currentPassword"
          label={words.yourPassword}
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.currentTarget.value)}
          error={problemOf('currentPassword')}
        />
        <DialogButtons isSending={sending.isSending} onClose={onClose} />
      </Form>
    </Modal>
  )
}
