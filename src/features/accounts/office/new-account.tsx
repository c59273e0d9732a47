import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { useFields, choicesOf } from '../../../office/fields.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { PasswordField } from '../../../office/password-field.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import { useSending } from '../../../office/use-sending.ts'
import { DEFAULT_ROLE, ROLES } from '../table.ts'
import { CurrentPassword } from './current-password.tsx'
import { accountWords } from './words.ts'

const EMPTY = { username: '', password: '', role: DEFAULT_ROLE as string, currentPassword: '' }

export function NewAccount() {
  const words = useScreenWords(accountWords)
  const reload = useReload('/admin/accounts')
  // No draft, because passwords must not be stored on the device.
  const [values, setValues] = useState(EMPTY)
  const isForAdmin = values.role === 'admin'
  const sending = useSending()
  const labels = {
    username: words.username,
    password: words.password,
    role: words.role,
    currentPassword: words.yourPassword,
  }
  const change = (patch: Partial<typeof EMPTY>) => setValues((old) => ({ ...old, ...patch }))
  const field = useFields({ values, change, sending }, labels, { idPrefix: 'new' })
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
    await reload()
  }
  return (
    <section className="card" aria-labelledby="new-account">
      <h2 id="new-account">{words.newAccount}</h2>
      <Form autoComplete="off" sending={sending} onSubmit={() => void add()}>
        <FormProblem error={sending.error} labels={labels} idPrefix="new" />
        <TextInput
          {...field('username')}
          description={words.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...field('password')}
          description={words.passwordHint}
          autoComplete="new-password"
          required
        />
        <NativeSelect {...field('role')} data={choicesOf(ROLES, words.roles)} />
        {isForAdmin && <CurrentPassword {...field('currentPassword')} />}
        <Button type="submit" loading={sending.isSending} w="fit-content">
          {words.add}
        </Button>
      </Form>
    </section>
  )
}
