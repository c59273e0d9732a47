import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConflictDialog } from '../../../office/conflict-dialog.tsx'
import { DraftNote } from '../../../office/draft-note.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { type SectionForm, useSiteSection } from './site-draft.ts'
import { type PartName, SitePart } from './site-part.tsx'
import type { Site, SiteRecord } from '../schema.ts'
import { siteWords } from './site-words.ts'

/**
 * Required fields, and lists of rows with required columns. The server reports all errors at once.
 */
const WITH_REQUIRED = new Set<keyof Site>(['schoolName', 'hotlines', 'officialLinks'])

/** A section of the site's texts with its own save button. */
export function SiteSection({
  site,
  name,
  fields,
  children,
}: {
  site: SiteRecord
  name: PartName
  fields: (keyof Site)[]
  children: (form: SectionForm) => ReactNode
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(siteWords)
  const form = useSiteSection(site, name, fields)
  const labels = useLabels(form.values)
  const { sending, draft } = form
  const title = words.sections[name]
  const say = (isDone: boolean) => {
    if (isDone) notify(words.saved(title))
  }
  return (
    <SitePart name={name} isDirty={draft.isDirty}>
      <Form
        aria-labelledby={`part-${name}`}
        sending={sending}
        withRequiredNote={fields.some((field) => WITH_REQUIRED.has(field))}
        onSubmit={() => void form.save().then(say)}
      >
        {sending.conflict ? (
          <SiteConflict
            form={form}
            fields={fields}
            theirs={sending.conflict as SiteRecord}
            onKeepMine={(theirs) => void form.keepMine(theirs).then(say)}
          />
        ) : (
          <FormProblem error={sending.error} labels={labels} />
        )}
        {children(form)}
        <Group>
          <Button type="submit" loading={sending.isSending}>
            {staffWords.common.update}
            <span className="vh">: {title}</span>
          </Button>
          <DraftNote draft={draft} sending={sending} />
        </Group>
      </Form>
    </SitePart>
  )
}

function SiteConflict({
  form: { draft, sending },
  fields,
  theirs,
  onKeepMine,
}: {
  form: SectionForm
  fields: (keyof Site)[]
  theirs: SiteRecord
  onKeepMine: (theirs: SiteRecord) => void
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(siteWords)
  const mine = { ...theirs, ...draft.values.changed }
  const rowsOf = (list: 'hotlines' | 'officialLinks') =>
    Array.from({ length: Math.max(theirs[list].length, mine[list].length) }, (_, index) => ({
      label: words.rows.legend[list](formatNumber(index + 1, language)),
      theirs: inWords(theirs[list][index]) ?? staffWords.common.none,
      mine: inWords(mine[list][index]) ?? staffWords.common.none,
    }))
  return (
    <ConflictDialog
      fields={fields.flatMap((field) =>
        field === 'hotlines' || field === 'officialLinks'
          ? rowsOf(field)
          : [{ label: words.fields[field], theirs: theirs[field], mine: mine[field] }],
      )}
      onKeepTheirs={() => {
        draft.discard()
        sending.clearError()
      }}
      onKeepMine={() => onKeepMine(theirs)}
    />
  )
}

function inWords(row: Site['hotlines' | 'officialLinks'][number] | undefined): string | undefined {
  return row && Object.values(row).filter(Boolean).join(' · ')
}

/** The label of every field on the form, fields of rows too (`hotlines.0.number`). */
function useLabels(site: Site): Record<string, string> {
  const { language } = useStaff()
  const words = useScreenWords(siteWords)
  const { legend, ...columns } = words.rows
  const ofRows = (['hotlines', 'officialLinks'] as const).flatMap((list) =>
    site[list].flatMap((_, index) =>
      (['number', 'url', 'label', 'labelEnglish'] as const).map((column) => [
        `${list}.${index}.${column}`,
        `${legend[list](formatNumber(index + 1, language))}, ${columns[column]}`,
      ]),
    ),
  )
  return { ...words.fields, ...Object.fromEntries(ofRows) }
}
