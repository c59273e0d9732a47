import { Button } from '@mantine/core'
import { callApi } from '../../../office/api-client.ts'
import { useShortForm } from '../../../office/fields.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { Screen } from '../../../office/screen.tsx'
import { PasswordField } from '../../../office/password-field.tsx'
import { useIsAdmin, useScreenWords } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import { CurrentPassword } from './current-password.tsx'
import { AccountList } from './account-list.tsx'
import { NewAccount } from './new-account.tsx'
import { SessionList } from './session-list.tsx'
import { TwoStep } from './two-step.tsx'
import { accountWords } from './words.ts'
import './accounts.css'

export default function AccountsScreen() {
  const isAdmin = useIsAdmin()
  const words = useScreenWords(accountWords)
  return (
    <Screen screen="accounts" lead={words.lead} {...(isAdmin && { list: words.accounts })}>
      <OwnPassword />
      <TwoStep />
      <SessionList />
      {isAdmin && (
        <>
          <NewAccount />
          <AccountList />
        </>
      )}
    </Screen>
  )
}

function OwnPassword() {
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
    <section className="card" aria-labelledby="own-password">
      <h2 id="own-password">{words.ownPassword}</h2>
      <Form sending={sending} onSubmit={() => void change()}>
        <FormProblem {...problem} />
        <CurrentPassword {...field('currentPassword')} />
        <PasswordField
          {...field('newPassword')}
          description={words.passwordHint}
          autoComplete="new-password"
          required
        />
        <Button type="submit" loading={sending.isSending} justify="center" w="fit-content">
          {words.changePassword}
        </Button>
      </Form>
    </section>
  )
}
