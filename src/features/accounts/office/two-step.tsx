import { Button, Group } from '@mantine/core'
import { useRef, useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useApi, useReload } from '../../../office/use-api.ts'
import { formatDate, formatNumber } from '../../../words/format.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodeList } from './recovery-codes.tsx'
import { Pairing } from './two-step-pairing.tsx'
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
