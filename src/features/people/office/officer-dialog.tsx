import { SaveRow } from '../../../office/draft-note.tsx'
import { UploadProgress } from '../../../office/file-field.tsx'
import { Form } from '../../../office/form.tsx'
import { RecordDialog } from '../../../office/record-dialog.tsx'
import { byLabel, RecordProblem } from '../../../office/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { consentWords } from './consent-words.ts'
import { OfficerFields } from './officer-fields.tsx'
import { type OfficerDraft, type OfficerValues, useOfficerForm } from './officer-form.ts'
import type { OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

/** The form of a new or existing person. */
export function OfficerDialog({ draft }: { draft: Draft<OfficerDraft> }) {
  const words = useScreenWords(officerWords)
  const { person } = draft.values
  return (
    <RecordDialog
      draft={draft}
      isOpen={person !== null}
      title={person === 'new' ? words.addTitle : words.edit}
    >
      {person && <OfficerForm draft={draft} person={person} />}
    </RecordDialog>
  )
}

function OfficerForm({
  draft,
  person,
}: {
  draft: Draft<OfficerDraft>
  person: OfficerRecord | 'new'
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(officerWords)
  const consent = useScreenWords(consentWords)
  const labels = {
    ...words.fields,
    phoneOf: consent.whose,
    phoneConsentOn: consent.consentOn,
    photoConsentOn: consent.photoConsentOn,
  }
  const form = useOfficerForm(draft, person)
  const { sending } = form
  const photoIn = (photo: OfficerValues['photo']) => {
    if (photo instanceof File) return photo.name
    return photo ? words.hasPhoto : staffWords.common.none
  }
  const describe = (values: OfficerValues) => {
    const { photo, forget: _, phoneOf, ...rest } = values
    const texts = {
      ...rest,
      category: words.categories[rest.category],
      phoneOf: phoneOf && consent.owners[phoneOf],
    }
    return { ...byLabel(texts, labels), [staffWords.file.photo]: photoIn(photo) }
  }
  return (
    <Form withRequiredNote sending={sending} onSubmit={() => void form.save()}>
      <RecordProblem
        form={form}
        describe={describe}
        labels={{ ...labels, file: staffWords.file.photo }}
      />
      <OfficerFields form={form} person={person} />
      <UploadProgress sending={sending} />
      <SaveRow
        draft={draft}
        sending={sending}
        submit={person === 'new' ? words.submit : staffWords.common.update}
      />
    </Form>
  )
}
