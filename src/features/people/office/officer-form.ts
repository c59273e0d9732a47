import { browserError } from '../../../errors/browser-errors.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { type Changes, NO_CHANGES } from '../../../office/draft/changes.ts'
import { formOf } from '../../../office/form/files-form.tsx'
import { lighterPhoto } from '../../../office/form/lighter-photo.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { InputProblem, requireFilled } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import { type FormValues, toForm } from '../../../records/fields.ts'
import { toLatinDigits } from '@pathshala/bengali/digits'
import type { OfficerRecord } from '../schema.ts'
import { officerFields } from '../table.ts'
import { OFFICERS } from './use-officers.ts'
import { officerWords } from './words.ts'

export type OfficerValues = FormValues<typeof officerFields> & {
  /** A file if the clerk has chosen a new photo. */
  photo: OfficerRecord['photo'] | File
  /** Removed values are also removed from the history. */
  forget: boolean
}

export interface OfficerDraft extends Changes<OfficerValues> {
  /** The person whose form is open, as the list showed this person; null if no form is open. */
  person: OfficerRecord | 'new' | null
}

export const CLOSED: OfficerDraft = { person: null, ...NO_CHANGES }

export function openPerson(person: OfficerRecord | 'new'): OfficerDraft {
  return { ...CLOSED, person }
}

function valuesOf(record: OfficerRecord | null): OfficerValues {
  return { ...toForm(officerFields, record ?? {}), photo: record?.photo ?? null, forget: false }
}

/** A changed number needs a new answer; the stored number gets its answer back. */
export function ownerAfter(
  person: OfficerRecord | 'new',
  before: string,
  after: string,
): Partial<OfficerValues> {
  const isStored = (phone: string) =>
    person !== 'new' && toLatinDigits(phone) === toLatinDigits(person.phone)
  if (person === 'new' || (!isStored(before) && !isStored(after))) return {}
  const { phoneOf, phoneConsentOn } = valuesOf(isStored(after) ? person : null)
  return { phoneOf, phoneConsentOn }
}

export type OfficerForm = ReturnType<typeof useOfficerForm>

/** The form of a person. After a success, the draft is deleted and the form closes. */
export function useOfficerForm(draft: Draft<OfficerDraft>, person: OfficerRecord | 'new') {
  const words = useScreenWords(officerWords)
  const reload = useReload(OFFICERS)
  return useRecordForm<OfficerValues, OfficerRecord>(draft, {
    record: person === 'new' ? null : person,
    setRecord: (record) => {
      draft.change({ person: record ?? 'new' })
      void reload()
    },
    valuesOf,
    send: async ({ photo, forget, ...details }, over, { signal, onProgress }) => {
      const { name, designation, phone, phoneOf, phoneConsentOn } = details
      const needsConsent = phone.trim() !== '' && phoneOf === 'personal'
      requireFilled({ name, designation })
      // Before the photo goes out, which can take minutes on a slow line.
      if (needsConsent && phoneConsentOn === '') {
        throw new InputProblem([browserError('phoneConsentOn', 'consent-needed')])
      }
      const isNewPhoto = photo instanceof File
      const isPhotoRemoved = photo === null && over?.photo
      const sent = {
        body: isNewPhoto
          ? formOf({ ...details, file: await lighterPhoto(photo) })
          : { ...details, ...(isPhotoRemoved && { photo }), ...(over && { forget }) },
        signal,
        onProgress: isNewPhoto ? onProgress : undefined,
      }
      return over
        ? callApi({
            method: 'PUT',
            path: `${OFFICERS}/${over._id}`,
            version: over.version,
            ...sent,
          })
        : postOnce({ path: OFFICERS, ...sent })
    },
    onSaved: ({ category }, before) => {
      const list = words.headings[category]
      if (!before) notify(words.added(list))
      else notify(before.category === category ? words.updated : words.changedList(list))
    },
  })
}
