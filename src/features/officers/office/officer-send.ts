import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../office/api-client.ts'
import { notify } from '../../../office/notify.ts'
import { requireFilled } from '../../../office/input-problem.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { useSending } from '../../../office/use-sending.ts'
import type { OfficerDraft } from './officer-draft.ts'
import type { OfficerDetails, OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

/** Sends a person's form. After a success, the draft is deleted and the form closes. */
export function useSendOfficer(draft: Draft<OfficerDraft>, person: OfficerRecord | 'new') {
  const words = useScreenWords(officerWords)
  const client = useQueryClient()
  const sending = useSending()

  const send = async (details: OfficerDetails, version?: number) => {
    const [photo] = draft.values.files
    const isDone = await sending.run(async ({ signal, onProgress }) => {
      requireFilled({ name: details.name, designation: details.designation })
      const what = {
        body: photo ? formOf(details, photo) : details,
        signal,
        onProgress: photo && onProgress,
      }
      await callApi(
        person === 'new'
          ? { method: 'POST', path: '/officers', ...what }
          : {
              method: 'PUT',
              path: `/officers/${person._id}`,
              version: version ?? person.version,
              ...what,
            },
      )
    })
    if (!isDone) return
    draft.reset()
    const list = words.headings[details.category]
    if (person === 'new') notify(words.added(list))
    else notify(person.category === details.category ? words.updated : words.changedList(list))
    await client.invalidateQueries({ queryKey: ['/officers'] })
  }

  return { sending, send }
}

function formOf(details: OfficerDetails, photo: File): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(details)) form.set(field, value)
  form.set('file', photo)
  return form
}
