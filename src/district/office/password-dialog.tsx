import { Button, Group, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CopyButton, DialogButtons } from '../../office/form/dialog-buttons.tsx'
import { useShortForm } from '../../office/form/fields.tsx'
import { Form } from '../../office/form/form.tsx'
import { FormProblem } from '../../office/form/form-problem.tsx'
import { requireFilled } from '../../office/form/input-problem.ts'
import { useReturnedFocus } from '../../office/form/use-returned-focus.ts'
import { callApi } from '../../office/connection/api-client.ts'
import { useScreenWords } from '../../office/frame/staff-context.tsx'
import { oneSchoolWords } from './words.ts'

/** Asks for the user name, then shows the new password once. A press beside it does not close it. */
export function PasswordDialog({
  path,
  onMade,
  onClose,
}: {
  path: string
  onMade: () => Promise<void>
  onClose: () => void
}) {
  const words = useScreenWords(oneSchoolWords).password
  useReturnedFocus()
  const [password, setPassword] = useState<string>()
  const { values, sending, field, problem } = useShortForm(
    { username: '' },
    { username: words.username },
    { idPrefix: 'password' },
  )
  const make = () =>
    sending.run(async () => {
      requireFilled(values)
      const call = { method: 'POST', path: `${path}/password`, body: values } as const
      setPassword((await callApi<{ password: string }>(call)).password)
      await onMade()
    })
  return (
    <Modal opened onClose={onClose} title={words.act} closeOnClickOutside={!password} centered>
      <FormProblem {...problem} />
      {password === undefined ? (
        <>
          <p>{words.lead}</p>
          <Form sending={sending} onSubmit={() => void make()}>
            <TextInput
              {...field('username')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              data-autofocus
            />
            <DialogButtons isSending={sending.isSending} onClose={onClose} submit={words.make} />
          </Form>
        </>
      ) : (
        <div className="stack" role="status">
          <p>{words.made(values.username)}</p>
          <p>
            <code className="new-password">{password}</code>
          </p>
          <p>{words.once}</p>
          <Group justify="flex-end">
            <CopyButton text={password} words={words} />
            <Button onClick={onClose}>{words.done}</Button>
          </Group>
        </div>
      )}
    </Modal>
  )
}
