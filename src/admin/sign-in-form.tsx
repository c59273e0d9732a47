import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem, callApi } from './api-client.ts'
import { FormProblem } from './form-problem.tsx'
import { useStaff } from './staff-context.tsx'
import { useSending } from './use-sending.ts'

/** Name and password; `username` is given where only the password is asked again. */
export function SignInForm({
  username: givenName,
  onSignedIn,
}: {
  username?: string | undefined
  onSignedIn: () => void
}) {
  const { words } = useStaff()
  const { username, password, submit, invalid } = words.signIn
  const [name, setName] = useState(givenName ?? '')
  const [secret, setSecret] = useState('')
  const sending = useSending()
  const { error } = sending
  const isWrong = error instanceof ApiProblem && error.status === 401
  return (
    <form
      className="form"
      // Without script the form goes nowhere rather than into the address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void sending
          .run(async () => {
            const body = { username: name, password: secret }
            await callApi({ method: 'POST', path: '/admin/login', body })
          })
          .then((isDone) => isDone && onSignedIn())
      }}
    >
      {isWrong ? (
        <p role="alert" className="field-problem">
          {invalid}
        </p>
      ) : (
        <FormProblem error={error} labels={{ username, password }} />
      )}
      <TextInput
        id="field-username"
        name="username"
        label={username}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        readOnly={givenName !== undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordInput
        id="field-password"
        name="password"
        label={password}
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
        autoComplete="current-password"
        required
        data-autofocus
      />
      <Button type="submit" loading={sending.isSending}>
        {submit}
      </Button>
    </form>
  )
}
