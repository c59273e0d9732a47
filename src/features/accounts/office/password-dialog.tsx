import { Modal } from '@mantine/core'
import { callApi } from '../../../office/api-client.ts'
import { DialogButtons } from '../../../office/dialog-buttons.tsx'
import { useShortForm } from '../../../office/fields.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { PasswordField } from '../../../office/password-field.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
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
  const { values, sending, field, problem } = useShortForm(
    { password: '', currentPassword: '' },
    { password: words.newPassword, currentPassword: words.yourPassword },
    { idPrefix: 'reset' },
  )
  const save = async () => {
    const isDone = await sending.run(async () => {
      requireFilled(values)
      await callApi({ method: 'PUT', path: `/admin/accounts/${account._id}`, body: values })
    })
    if (!isDone) return
    notify(words.passwordSet)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={`${words.resetPassword}: ${account.username}`} centered>
      <FormProblem {...problem} />
      <Form sending={sending} onSubmit={() => void save()}>
        <PasswordField
          {...field('password')}
          description={words.passwordHint}
          autoComplete="new-password"
          required
          data-autofocus
        />
        <CurrentPassword {...field('currentPassword')} />
        <DialogButtons isSending={sending.isSending} onClose={onClose} />
      </Form>
    </Modal>
  )
}
