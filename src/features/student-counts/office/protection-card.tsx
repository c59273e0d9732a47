import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { SITE_KEY } from '../../profile/office/site-draft.ts'
import type { SiteRecord } from '../../profile/schema.ts'
import { studentCountWords } from './words.ts'

const PATH = contentKinds.site.apiPath

function useSite() {
  return useApi<SiteRecord>(PATH)
}

/** Recommends the protection of small numbers while it is off. */
export function ProtectionAdvice() {
  const { protection: words } = useScreenWords(studentCountWords)
  const { data: site } = useSite()
  return site && !site.protectsSmallNumbers ? <p>{words.advice}</p> : null
}

/** The switch that hides small numbers from visitors. Turning it off is confirmed. */
export function ProtectionCard() {
  const { words: staffWords } = useStaff()
  const { protection: words } = useScreenWords(studentCountWords)
  const client = useQueryClient()
  const sending = useSending()
  const query = useSite()
  const [isAsking, setIsAsking] = useState(false)
  const turn = async (protectsSmallNumbers: boolean) => {
    const body = { protectsSmallNumbers }
    client.setQueryData(SITE_KEY, await callApi<SiteRecord>({ method: 'PUT', path: PATH, body }))
    notify(protectsSmallNumbers ? words.turnedOn : words.turnedOff)
  }
  return (
    <section className="card" aria-labelledby="protection">
      <h2 id="protection">{words.title}</h2>
      <FormProblem error={sending.error} />
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {({ protectsSmallNumbers: isOn }) => (
          <>
            <p>{isOn ? words.isOn : words.isOff}</p>
            <ProtectionAdvice />
            {isOn ? (
              <Button mt="sm" variant="outline" color="red" onClick={() => setIsAsking(true)}>
                {words.turnOff}
              </Button>
            ) : (
              <Button
                loading={sending.isSending}
                onClick={() => void sending.run(() => turn(true))}
              >
                {words.turnOn}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          question={words.question}
          subject=""
          action={words.turnOff}
          onClose={() => setIsAsking(false)}
          onConfirm={() => turn(false)}
        />
      )}
    </section>
  )
}
