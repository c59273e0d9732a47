import { Button, Group, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { callApi } from '../../../office/connection/api-client.ts'
import { CopyButton } from '../../../office/form/dialog-buttons.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { formatDate, formatNumber } from '../../../words/format.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { useShortForm } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { QrCode } from '../../../pages/parts/qr-code.tsx'
import type { RecoveryCodes, TwoStepBegun, TwoStepState } from '../schema.ts'
import { twoStepWords } from './two-step-words.ts'

const PATH = '/admin/two-step'

/** Of eight codes. */
const FEW_LEFT = 3

/** Two-step sign-in of the user's own account: off, being turned on, or on. */
export function TwoStep() {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(twoStepWords)
  const [openDialog, setOpenDialog] = useState<'on' | 'codes' | 'off'>()
  const [begun, setBegun] = useState<TwoStepBegun>()
  const [codes, setCodes] = useState<string[]>()
  const { data, error } = useApi<TwoStepState>(PATH)
  /** Turning it on or off also changes the lists of sessions and accounts on this screen. */
  const reload = useReload()
  const heading = useRef<HTMLHeadingElement>(null)
  /**
   * Closes the current step. The pressed button disappears, so the heading takes the focus, unless
   * staff have already opened the next step's dialog.
   */
  const settle = async (leave: () => void) => {
    leave()
    await reload()
    if (!document.activeElement?.closest('[role=dialog]')) heading.current?.focus()
  }
  const show = async (made: RecoveryCodes) => {
    setBegun(undefined)
    setCodes(made.recoveryCodes)
    await reload()
  }
  const part = () => {
    if (codes)
      return (
        <RecoveryCodeList codes={codes} onDone={() => void settle(() => setCodes(undefined))} />
      )
    if (begun) {
      const stop = () => void settle(() => setBegun(undefined))
      return <Pairing begun={begun} onConfirmed={(made) => void show(made)} onCancel={stop} />
    }
    if (!data) return error ? null : <p role="status">{staffWords.loading}</p>
    return data.since === null ? (
      <>
        <p className="lead">{words.lead}</p>
        <p className="lead">{words.need}</p>
        <Button w="fit-content" onClick={() => setOpenDialog('on')}>
          {words.turnOn}
        </Button>
      </>
    ) : (
      <>
        <IsOn since={data.since} codesLeft={data.recoveryCodesLeft} />
        <Group>
          <Button variant="default" onClick={() => setOpenDialog('codes')}>
            {words.newCodes}
          </Button>
          <Button variant="outline" color="red" onClick={() => setOpenDialog('off')}>
            {words.turnOff}
          </Button>
        </Group>
      </>
    )
  }
  return (
    <section className="card stack loose two-step" aria-labelledby="two-step">
      <h2 id="two-step" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <FormProblem error={error} />
      {part()}
      {openDialog === 'on' && (
        <ProofDialog
          title={words.title}
          lead={words.proof.on}
          action={words.proof.next}
          onConfirm={async (body) =>
            setBegun(await callApi<TwoStepBegun>({ method: 'POST', path: PATH, body }))
          }
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'codes' && (
        <ProofDialog
          title={words.newCodes}
          lead={words.proof.codes}
          action={words.newCodes}
          onConfirm={async (body) => {
            const path = `${PATH}/recovery-codes`
            void show(await callApi<RecoveryCodes>({ method: 'POST', path, body }))
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'off' && (
        <ProofDialog
          title={words.turnOffTitle}
          lead={words.proof.off}
          action={words.turnOff}
          isDangerous
          onConfirm={async (body) => {
            await callApi({ method: 'POST', path: `${PATH}/off`, body })
            void settle(() => notify(words.turnedOff))
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </section>
  )
}

function IsOn({ since, codesLeft }: { since: string; codesLeft: number }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(twoStepWords)
  return (
    <>
      <p>
        {words.isOn(formatDate(since, language, timeZone))}{' '}
        {words.codesLeft(formatNumber(codesLeft, language))}
      </p>
      {codesLeft <= FEW_LEFT && (
        <p className="gentle">{codesLeft === 0 ? words.noneLeft : words.fewLeft}</p>
      )}
    </>
  )
}

/** The new recovery codes, which are shown only once. */
function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { schoolName, account } = useStaff()
  const { codes: words } = useScreenWords(twoStepWords)
  const owner = `${schoolName} · ${account?.username}`
  const text = [words.title, owner, '', ...codes, '', words.lead, ''].join('\r\n')
  return (
    <>
      <h3 tabIndex={-1} ref={takeFocus}>
        {words.title}
      </h3>
      <p>{words.lead}</p>
      <p className="gentle">{words.once}</p>
      <p className="on-paper">{owner}</p>
      <ul className="codes" aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group className="acts">
        <Button variant="default" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="default" onClick={() => save(text, words.fileName)}>
          {words.save}
        </Button>
        <CopyButton text={text} words={words} />
        <Button onClick={onDone}>{words.done}</Button>
      </Group>
    </>
  )
}

function save(text: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = fileName
  link.click()
  // Wait until the browser has started to save the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/**
 * Shows the secret as QR code, link and text. A code from the phone proves that
 * the phone has the secret.
 */
function Pairing({
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
      <div className="stack pairing">
        <QrCode text={begun.address} label={words.picture} />
        <div className="stack">
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

/** A `ref` for an element that takes the focus when it appears. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
