import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, callApi } from './api-client.ts'
import { FormProblem } from './form-problem.tsx'
import { useStaff } from './staff-context.tsx'
import { useSending } from './use-sending.ts'

/** By what she shows the second step: nothing while the server has not asked for it. */
type SecondStep = 'none' | 'phone' | 'recovery'

/**
 * Name and password, and a code where the server asks for one; `username` is given where only the
 * password is asked again.
 */
export function SignInForm({
  username: givenName,
  onSignedIn,
}: {
  username?: string | undefined
  onSignedIn: () => void
}) {
  const { words } = useStaff()
  const { username, password, submit, invalid, code: codeWords } = words.signIn
  const [name, setName] = useState(givenName ?? '')
  const [secret, setSecret] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState<SecondStep>('none')
  const codeField = useRef<HTMLInputElement>(null)
  const sending = useSending()
  const { error } = sending
  const refusal = error instanceof ApiProblem && error.status === 401 ? error.code : undefined
  const isCodeWrong = refusal === 'second-step-wrong'

  useEffect(() => {
    if (refusal === 'second-step-needed') setStep((old) => (old === 'none' ? 'phone' : old))
  }, [refusal])
  useEffect(() => {
    codeField.current?.focus()
    // On a small screen the button is to be seen as well.
    if (step !== 'none') codeField.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [step])
  useEffect(() => {
    if (!isCodeWrong) return
    // What was typed stays, and goes with the first new digit.
    codeField.current?.select()
    codeField.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [isCodeWrong, error])

  const send = () =>
    sending.run(async () => {
      const body = { username: name, password: secret, ...(step !== 'none' && { code }) }
      await callApi({ method: 'POST', path: '/admin/login', body })
    })
  return (
    <form
      className="form"
      // Without script the form goes nowhere rather than into the address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send().then((isDone) => isDone && onSignedIn())
      }}
    >
      {refusal === 'not-signed-in' && (
        <p role="alert" className="field-problem">
          {invalid}
        </p>
      )}
      {refusal === undefined && <FormProblem error={error} labels={{ username, password }} />}
      <TextInput
        id="field-username"
        name="username"
        label={username}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          // Another account may have no second step.
          setStep('none')
        }}
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
      <p role="status" className="vh">
        {step !== 'none' && codeWords.needed}
      </p>
      {step !== 'none' && (
        <div>
          <TextInput
            ref={codeField}
            key={step}
            id="field-code"
            name="code"
            label={codeWords[step].label}
            description={codeWords[step].hint}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={isCodeWrong && <span role="alert">{codeWords[step].wrong}</span>}
            inputMode={step === 'phone' ? 'numeric' : 'text'}
            autoComplete={step === 'phone' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            className="link"
            onClick={() => {
              setCode('')
              sending.clearError()
              setStep(step === 'phone' ? 'recovery' : 'phone')
            }}
          >
            {codeWords[step].other}
          </button>
        </div>
      )}
      <Button type="submit" loading={sending.isSending}>
        {submit}
      </Button>
    </form>
  )
}
