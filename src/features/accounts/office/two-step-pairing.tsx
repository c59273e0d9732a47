import { Button, Group, TextInput } from '@mantine/core'
import { callApi } from '../../../office/api-client.ts'
import { useShortForm } from '../../../office/fields.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { QrCode } from '../../../pages/parts/qr-code.tsx'
import { takeFocus } from './take-focus.ts'
import type { RecoveryCodes, TwoStepBegun } from '../schema.ts'
import { twoStepWords } from './two-step-words.ts'

/**
 * Shows the secret as QR code, link and text. A code from the phone proves that
 * the phone has the secret.
 */
export function Pairing({
  begun,
  onConfirmed,
  onCancel,
}: {
  begun: TwoStepBegun
  onConfirmed: (made: RecoveryCodes) => void
  onCancel: () => void
}) {
  const { words: staffWords } = useStaff()
  const { turnedOn, pairing: words } = useScreenWords(twoStepWords)
  const { values, sending, field, problem } = useShortForm(
    { code: '' },
    { code: words.code },
    { idPrefix: 'pairing' },
  )
  const confirm = () =>
    sending.run(async () => {
      requireFilled(values)
      const path = '/admin/two-step/confirm'
      onConfirmed(await callApi<RecoveryCodes>({ method: 'POST', path, body: values }))
      notify(turnedOn)
    })
  return (
    <>
      <h3 tabIndex={-1} ref={takeFocus}>
        {words.title}
      </h3>
      <p className="in-hand">
        <Button component="a" href={begun.address} variant="default">
          {words.open}
        </Button>
      </p>
      <div className="pairing">
        <QrCode text={begun.address} label={words.picture} />
        <div>
          <p>{words.scan}</p>
          <p>{words.byHand}</p>
          <p>
            <code className="secret">{begun.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <p className="s">{words.secret}</p>
        </div>
      </div>
      <Form sending={sending} onSubmit={() => void confirm()}>
        <FormProblem {...problem} />
        <TextInput
          {...field('code')}
          description={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maw="20rem"
          required
        />
        <Group>
          <Button type="submit" loading={sending.isSending}>
            {words.confirm}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {staffWords.common.cancel}
          </Button>
        </Group>
      </Form>
    </>
  )
}
