import { Button, NativeSelect, TextInput } from '@mantine/core'
import { callApi } from '../../../office/api-client.ts'
import { choicesOf, useShortForm } from '../../../office/fields.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { PasswordField } from '../../../office/password-field.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import { DEFAULT_ROLE, ROLES } from '../table.ts'
import { CurrentPassword } from './current-password.tsx'
import { accountWords } from './words.ts'

const EMPTY = { username: '', password: '', role: DEFAULT_ROLE as string, currentPassword: '' }

export function NewAccount() {
  const words = useScreenWords(accountWords)
  const reload = useReload('/admin/accounts')
  const { values, sending, field, problem, reset } = useShortForm(
    EMPTY,
    {
      username: words.username,
      password: words.password,
      role: words.role,
      currentPassword: words.yourPassword,
    },
    { idPrefix: 'new' },
  )
  const isForAdmin = values.role === 'admin'
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
    reset()
    notify(words.added)
    await reload()
  }
  return (
    <section className="card" aria-labelledby="new-account">
      <h2 id="new-account">{words.newAccount}</h2>
      <Form autoComplete="off" sending={sending} onSubmit={() => void add()}>
        <FormProblem {...problem} />
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
