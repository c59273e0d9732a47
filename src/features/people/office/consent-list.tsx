import { Group } from '@mantine/core'
import { useState } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { useToday } from '../../../office/frame/use-today.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { missingAnswers } from '../missing-answers.ts'
import type { OfficerRecord } from '../schema.ts'
import { consentWords } from './consent-words.ts'
import { OFFICERS, useOfficersOfStaff } from './use-officers.ts'

/** Writes an answer about a person's number or photo down, or removes it for good. */
function useConsentActions() {
  const words = useScreenWords(consentWords).list
  const reload = useReload(OFFICERS)
  const today = useToday()
  const done = async (note: string) => {
    notify(note)
    await reload()
  }
  const answer = async ({ _id, version }: OfficerRecord, body: object) => {
    await callApi({ method: 'PUT', path: `${OFFICERS}/${_id}`, body, version })
    await done(words.written)
  }
  return {
    sayOffice: (officer: OfficerRecord) => answer(officer, { phoneOf: 'office' }),
    agreeToPhone: (officer: OfficerRecord) =>
      answer(officer, { phoneOf: 'personal', phoneConsentOn: today }),
    agreeToPhoto: (officer: OfficerRecord) => answer(officer, { photoConsentOn: today }),
    removePhone: async ({ _id, version }: OfficerRecord) => {
      const body = { phone: '', forget: true }
      await callApi({ method: 'PUT', path: `${OFFICERS}/${_id}`, body, version })
      await done(words.removed)
    },
    removePhoto: async ({ _id, version }: OfficerRecord) => {
      await callApi({ method: 'DELETE', path: `${OFFICERS}/${_id}/photo`, version })
      await done(words.removed)
    },
  }
}

/**
 * Every number and photo without a written consent, each with its answers. Absent if all have one.
 */
export function ConsentList() {
  const { language } = useStaff()
  const words = useScreenWords(consentWords).list
  const { data = [] } = useOfficersOfStaff()
  const actions = useConsentActions()
  const sending = useSending()
  const [removed, setRemoved] = useState<{ officer: OfficerRecord; part: 'phone' | 'photo' }>()
  const { phones, photos } = missingAnswers(data)
  if (phones.length + photos.length === 0) return null
  const button = (label: string, officer: OfficerRecord, run: () => unknown) => (
    <Act of={officer.name} onClick={() => void run()}>
      {label}
    </Act>
  )
  const answer = (write: () => Promise<void>) => () => sending.run(write)
  return (
    <section className="card consents" aria-labelledby="consents">
      <h2 id="consents">{words.title}</h2>
      <p className="s">{words.lead}</p>
      <FormProblem error={sending.error} />
      <ul>
        {phones.map((officer) => (
          <li key={`phone ${officer._id}`}>
            <p lang="bn">
              <b>{officer.name}</b> {inDigits(officer.phone, language)}
            </p>
            {officer.isPhoneHidden && (
              <p>
                <b className="mark">{words.notShown}</b>
              </p>
            )}
            <Group gap={8}>
              {button(
                words.isOffice,
                officer,
                answer(() => actions.sayOffice(officer)),
              )}
              {button(
                words.agreed,
                officer,
                answer(() => actions.agreeToPhone(officer)),
              )}
              {button(words.removePhone, officer, () => setRemoved({ officer, part: 'phone' }))}
            </Group>
          </li>
        ))}
        {photos.map((officer) => (
          <li key={`photo ${officer._id}`}>
            <p lang="bn">
              <b>{officer.name}</b> {words.photoOf}
            </p>
            <PictureImage picture={officer.photo!} sizes="72px" />
            <Group gap={8}>
              {button(
                words.agreed,
                officer,
                answer(() => actions.agreeToPhoto(officer)),
              )}
              {button(words.removePhoto, officer, () => setRemoved({ officer, part: 'photo' }))}
            </Group>
          </li>
        ))}
      </ul>
      {removed && (
        <ConfirmDialog
          question={removed.part === 'phone' ? words.confirmPhone : words.confirmPhoto}
          subject={removed.officer.name}
          action={removed.part === 'phone' ? words.removePhone : words.removePhoto}
          onClose={() => setRemoved(undefined)}
          onConfirm={() =>
            removed.part === 'phone'
              ? actions.removePhone(removed.officer)
              : actions.removePhoto(removed.officer)
          }
        />
      )}
    </section>
  )
}
