import { useQueryClient } from '@tanstack/react-query'
import { ConflictDialog } from '../../../office/conflict-dialog.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { detailsOf, type OfficerDraft } from './officer-draft.ts'
import type { OfficerDetails, OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'

/** Someone else changed the person first. Both choices keep the fields that only they changed. */
export function OfficerConflict({
  draft,
  person,
  theirs,
  onKeepMine,
}: {
  draft: Draft<OfficerDraft>
  /** The record when the form was opened. */
  person: OfficerRecord
  theirs: OfficerRecord
  onKeepMine: (mine: OfficerDetails, version: number) => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(officerWords)
  const client = useQueryClient()
  const { values, files } = draft.values
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== person[field as keyof OfficerDetails],
  )
  const mine: OfficerDetails = { ...detailsOf(theirs), ...Object.fromEntries(changed) }
  const shown = (field: keyof OfficerDetails, details: OfficerDetails) =>
    field === 'category' ? words.categories[details.category] : details[field]
  const fields = (Object.keys(words.fields) as (keyof OfficerDetails)[]).map((field) => ({
    label: words.fields[field],
    theirs: shown(field, theirs),
    mine: shown(field, mine),
  }))
  const photo = files[0] && {
    label: staffWords.file.photo,
    theirs: theirs.photo ? words.hasPhoto : staffWords.common.none,
    mine: files[0].name,
  }
  return (
    <ConflictDialog
      fields={photo ? [...fields, photo] : fields}
      onKeepTheirs={() => {
        draft.discard()
        void client.invalidateQueries({ queryKey: ['/officers'] })
      }}
      onKeepMine={() => onKeepMine(mine, theirs.version)}
    />
  )
}
