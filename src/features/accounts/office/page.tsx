import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { Screen } from '../../../office/screen.tsx'
import { PasswordField } from '../../../office/password-field.tsx'
import { useIsAdmin, useScreenWords } from '../../../office/staff-context.tsx'
import { useSending } from '../../../office/use-sending.ts'
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
    <Screen screen="accounts" lead={words.lead}>
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
  const client = useQueryClient()
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const change = async () => {
    const body = { currentPassword, newPassword }
    const isDone = await sending.run(async () => {
      requireFilled(body)
      await callApi({ method: 'PUT', path: '/admin/password', body })
    })
    if (!isDone) return
    setCurrentPassword('')
    setNewPassword('')
    notify(words.passwordChanged)
    // All other sessions have ended.
    await client.invalidateQueries()
  }
  return (
    <section className="card" aria-labelledby="own-password">
      <h2 id="own-password">{words.ownPassword}</h2>
      <Form sending={sending} onSubmit={() => void change()}>
        <FormProblem
          error={sending.error}
          labels={{ currentPassword: words.currentPassword, newPassword: words.newPassword }}
        />
        <CurrentPassword
          id="field-currentPassword"
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.currentTarget.value)}
          error={problemOf('currentPassword')}
        />
        <PasswordField
          id="field-newPassword"
          name="newPassword"
          label={words.newPassword}
          description={words.passwordHint}
          value={newPassword}
          onChange={(event) => setNewPassword(event.currentTarget.value)}
          error={problemOf('newPassword')}
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
