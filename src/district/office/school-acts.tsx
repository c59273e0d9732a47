import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormProblem } from '../../office/form/form-problem.tsx'
import { useSending } from '../../office/form/use-sending.ts'
import { ConfirmDialog } from '../../office/list/confirm-dialog.tsx'
import { callApi } from '../../office/connection/api-client.ts'
import { notify } from '../../office/frame/notify.ts'
import { useScreenWords } from '../../office/frame/staff-context.tsx'
import { useReload } from '../../office/connection/use-api.ts'
import type { SchoolDetails } from '../console/one-school.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { useValues } from './use-values.ts'
import { oneSchoolWords } from './words.ts'

/** What an admin of the office can do to a school that the district serves. */
export function SchoolActs({ school }: { school: SchoolDetails }) {
  const words = useScreenWords(oneSchoolWords)
  const { nameOf } = useValues()
  const [asked, setAsked] = useState<'state' | 'password'>()
  const [reason, setReason] = useState('')
  const sending = useSending()
  const path = `/district/schools/${school.id}`
  const reload = useReload(path)
  if (school.state !== 'open' && school.state !== 'paused') return null
  const isOpen = school.state === 'open'
  const close = () => setAsked(undefined)
  const setState = async (state: 'open' | 'paused') => {
    await callApi({ method: 'POST', path: `${path}/state`, body: { state, reason } })
    setReason('')
    notify(state === 'open' ? words.resumed : words.paused)
    await reload()
  }
  const lookAgain = () =>
    sending.run(async () => {
      await callApi({ method: 'POST', path: `${path}/survey` })
      notify(words.surveyed)
      await reload()
    })
  return (
    <>
      <Group className="acts">
        <Button
          variant="default"
          onClick={() => (isOpen ? setAsked('state') : void sending.run(() => setState('open')))}
        >
          {isOpen ? words.pause : words.resume}
        </Button>
        <Button variant="default" onClick={() => setAsked('password')}>
          {words.password.act}
        </Button>
        <Button variant="default" loading={sending.isSending} onClick={() => void lookAgain()}>
          {words.survey}
        </Button>
      </Group>
      <FormProblem error={sending.error} />
      {asked === 'state' && (
        <ConfirmDialog
          title={words.pause}
          question={words.pauseQuestion}
          subject={nameOf(school)}
          action={words.pause}
          onClose={close}
          onConfirm={() => setState('paused')}
        >
          <TextInput
            label={words.reasonField}
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </ConfirmDialog>
      )}
      {asked === 'password' && <PasswordDialog path={path} onClose={close} onMade={reload} />}
    </>
  )
}
