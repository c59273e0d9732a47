import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, callApi } from '../connection/api-client.ts'
import { Form } from '../form/form.tsx'
import { FormProblem, useFieldProblem } from '../form/form-problem.tsx'
import { requireFilled } from '../form/input-problem.ts'
import { PasswordField } from './password-field.tsx'
import { describeProblem } from '../form/problem-words.ts'
import { hasSession } from '../connection/reach-server.ts'
import { useStaff } from '../frame/staff-context.tsx'
import { useSending } from '../form/use-sending.ts'

/** The kind of code that the form requires; 'none' until the server requires a code. */
type SecondStep = 'none' | 'phone' | 'recovery'

/**
 * Asks for name and password, and for a code if the server needs one. With `username`, it asks only
 * for the password again.
 */
export function SignInForm({
  username: fixedName,
  onSignedIn,
}: {
  username?: string | undefined
  onSignedIn: () => void
}) {
  const { words, language, officeAddress } = useStaff()
  const { username, password, submit, code: codeWords } = words.signIn
  const [name, setName] = useState(fixedName ?? '')
  const [secret, setSecret] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState<SecondStep>('none')
  const [isCookieLost, setIsCookieLost] = useState(false)
  const codeField = useRef<HTMLInputElement>(null)
  const sending = useSending()
  const { error } = sending
  const problemOf = useFieldProblem(error)
  const refusal = error instanceof ApiProblem && error.status === 401 ? error.code : undefined
  const isCodeWrong = refusal === 'second-step-wrong'

  useEffect(() => {
    if (refusal === 'second-step-needed') setStep((old) => (old === 'none' ? 'phone' : old))
  }, [refusal])
  useEffect(() => {
    codeField.current?.focus()
    // On a small screen, scroll so that the button is visible too.
    if (step !== 'none') codeField.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [step])
  useEffect(() => {
    if (!isCodeWrong) return
    // Select the wrong code, so that the first new digit replaces it.
    codeField.current?.select()
    codeField.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [isCodeWrong, error])

  /** Whether the browser has a session afterwards. */
  const send = async () => {
    let isKept = false
    setIsCookieLost(false)
    await sending.run(async () => {
      const body = { username: name, password: secret, ...(step !== 'none' && { code }) }
      requireFilled(body)
      await callApi({ method: 'POST', path: '/admin/login', body })
      isKept = await hasSession()
      setIsCookieLost(!isKept)
    })
    return isKept
  }
  return (
    <Form
      // Without a script, GET would write the password into the address.
      method="post"
      sending={sending}
      onSubmit={() => void send().then((isKept) => isKept && onSignedIn())}
    >
      {refusal === 'invalid-credentials' && (
        <p role="alert" className="field-problem">
          {describeProblem(error, words, language)}
        </p>
      )}
      {isCookieLost && (
        <p role="alert" className="field-problem">
          {words.signIn.cookieLost(officeAddress)}
        </p>
      )}
      {refusal === undefined && (
        <FormProblem
          error={error}
          labels={{ username, password, code: step === 'none' ? '' : codeWords[step].label }}
          idPrefix="sign-in"
        />
      )}
      <TextInput
        id="sign-in-username"
        name="username"
        label={username}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          // Another account may have no second step.
          setStep('none')
        }}
        error={problemOf('username')}
        readOnly={fixedName !== undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        id="sign-in-password"
        name="password"
        label={password}
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
        error={problemOf('password')}
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
            id="sign-in-code"
            name="code"
            label={codeWords[step].label}
            description={codeWords[step].hint}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={
              isCodeWrong ? <span role="alert">{codeWords[step].wrong}</span> : problemOf('code')
            }
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
    </Form>
  )
}
