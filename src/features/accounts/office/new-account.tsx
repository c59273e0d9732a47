import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { PasswordField } from '../../../office/password-field.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useSending } from '../../../office/use-sending.ts'
import { DEFAULT_ROLE, ROLES } from '../table.ts'
import { CurrentPassword } from './current-password.tsx'
import { accountWords } from './words.ts'

const EMPTY = { username: '', password: '', role: DEFAULT_ROLE as string, currentPassword: '' }

export function NewAccount() {
  const words = useScreenWords(accountWords)
  const client = useQueryClient()
  // No draft, because passwords must not be stored on the device.
  const [values, setValues] = useState(EMPTY)
  const isForAdmin = values.role === 'admin'
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const add = async () => {
    const isDone = await sending.run(async () => {
      const { currentPassword, ...account } = values
      const { username, password } = account
      const proof = isForAdmin ? { currentPassword } : {}
      requireFilled({ username, password, ...proof })
      const body = { ...account, ...proof }
      await callApi({ method: 'POST', path: '/admin/accounts', body })
    })
    if (!isDone) return
    setValues(EMPTY)
    notify(words.added)
    await client.invalidateQueries({ queryKey: ['/admin/accounts'] })
  }
  return (
    <section className="card" aria-labelledby="new-account">
      <h2 id="new-account">{words.newAccount}</h2>
      <Form autoComplete="off" sending={sending} onSubmit={() => void add()}>
        <FormProblem
          error={sending.error}
          labels={{
            username: words.username,
            password: words.password,
            role: words.role,
            currentPassword: words.yourPassword,
          }}
          idPrefix="new"
        />
        <TextInput
          id="new-username"
          name="username"
          label={words.username}
          description={words.usernameHint}
          value={values.username}
          onChange={({ currentTarget: { value } }) =>
            setValues((old) => ({ ...old, username: value }))
          }
          error={problemOf('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          id="new-password"
          name="password"
          label={words.password}
          description={words.passwordHint}
          value={values.password}
          onChange={({ currentTarget: { value } }) =>
            setValues((old) => ({ ...old, password: value }))
          }
          error={problemOf('password')}
          autoComplete="new-password"
          required
        />
        <NativeSelect
          id="new-role"
          name="role"
          label={words.role}
          value={values.role}
          onChange={({ currentTarget: { value } }) => setValues((old) => ({ ...old, role: value }))}
          data={ROLES.map((role) => ({ value: role, label: words.roles[role] }))}
        />
        {isForAdmin && (
          <CurrentPassword
            id="new-currentPassword"
            label={words.yourPassword}
            value={values.currentPassword}
            onChange={({ currentTarget: { value } }) =>
              setValues((old) => ({ ...old, currentPassword: value }))
            }
            error={problemOf('currentPassword')}
          />
        )}
        <Button type="submit" loading={sending.isSending} w="fit-content">
          {words.add}
        </Button>
      </Form>
    </section>
  )
}
