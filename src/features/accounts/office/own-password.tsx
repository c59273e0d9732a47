import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { callApi } from '../../../office/connection/api-client.ts'
import { useShortForm } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { PasswordField } from '../../../office/sign-in/password-field.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { CurrentPassword } from './current-password.tsx'
import { accountWords } from './words.ts'

/** Changes one's own password. `children` are more buttons. */
export function OwnPasswordForm({ children }: { children?: ReactNode }) {
  const words = useScreenWords(accountWords)
  const reload = useReload()
  const { values, sending, field, problem, reset } = useShortForm(
    { currentPassword: '', newPassword: '' },
    { currentPassword: words.currentPassword, newPassword: words.newPassword },
  )
  const change = async () => {
    const isDone = await sending.run(async () => {
      requireFilled(values)
      await callApi({ method: 'PUT', path: '/admin/password', body: values })
    })
    if (!isDone) return
    reset()
    notify(words.passwordChanged)
    // All other sessions have ended.
    await reload()
  }
  return (
    <Form sending={sending} onSubmit={() => void change()}>
      <FormProblem {...problem} />
      <CurrentPassword {...field('currentPassword')} />
      <PasswordField
        {...field('newPassword')}
        description={words.passwordHint}
        autoComplete="new-password"
        required
      />
      <Group className="acts">
        <Button type="submit" loading={sending.isSending}>
          {words.changePassword}
        </Button>
        {children}
      </Group>
    </Form>
  )
}
