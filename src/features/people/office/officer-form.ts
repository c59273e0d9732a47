import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/api-client.ts'
import { lighterPhoto } from '../../../office/lighter-photo.ts'
import { postOnce } from '../../../office/post-once.ts'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { useRecordForm } from '../../../office/use-record-form.ts'
import { type OfficerDraft, type OfficerValues, valuesOf } from './officer-draft.ts'
import type { OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

export type OfficerForm = ReturnType<typeof useOfficerForm>

/** The form of a person. After a success, the draft is deleted and the form closes. */
export function useOfficerForm(draft: Draft<OfficerDraft>, person: OfficerRecord | 'new') {
  const words = useScreenWords(officerWords)
  const client = useQueryClient()
  return useRecordForm<OfficerValues, OfficerRecord>(draft, {
    record: person === 'new' ? null : person,
    setRecord: (record) => {
      draft.change({ person: record ?? 'new' })
      void client.invalidateQueries({ queryKey: [contentKinds.officers.apiPath] })
    },
    valuesOf,
    send: async ({ photo, ...details }, over, { signal, onProgress }) => {
      requireFilled({ name: details.name, designation: details.designation })
      const isNewPhoto = photo instanceof File
      const isPhotoRemoved = photo === null && over?.photo
      const sent = {
        body: isNewPhoto
          ? formOf({ ...details, file: await lighterPhoto(photo) })
          : { ...details, ...(isPhotoRemoved && { photo }) },
        signal,
        onProgress: isNewPhoto ? onProgress : undefined,
      }
      return over
        ? callApi({
            method: 'PUT',
            path: `${contentKinds.officers.apiPath}/${over._id}`,
            version: over.version,
            ...sent,
          })
        : postOnce({ path: contentKinds.officers.apiPath, ...sent })
    },
    onSaved: ({ category }, before) => {
      const list = words.headings[category]
      if (!before) notify(words.added(list))
      else notify(before.category === category ? words.updated : words.changedList(list))
    },
  })
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return form
}
