import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { DraftNote } from '../../../office/draft-note.tsx'
import { Form } from '../../../office/form.tsx'
import { notify } from '../../../office/notify.ts'
import { RecordProblem } from '../../../office/record-problem.tsx'
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
  const title = words.sections[name]
  const form = useSiteSection(site, name, fields, () => notify(words.saved(title)))
  const labels = useLabels(form.values)
  const describe = useDescription()
  const { sending, draft } = form
  return (
    <SitePart name={name} isDirty={draft.isDirty}>
      <Form
        aria-labelledby={`part-${name}`}
        sending={sending}
        withRequiredNote={fields.some((field) => WITH_REQUIRED.has(field))}
        onSubmit={() => void form.save()}
      >
        <RecordProblem form={form} describe={describe} labels={labels} />
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

/** A list is several lines: one for each row. */
function useDescription() {
  const { language } = useStaff()
  const words = useScreenWords(siteWords)
  return (values: Site) => {
    const lines = (Object.keys(values) as (keyof Site)[]).flatMap((field) => {
      const value = values[field]
      if (typeof value === 'string') return [[words.fields[field], value]]
      const legend = words.rows.legend[field as 'hotlines' | 'officialLinks']
      return value.map((row, index) => [
        legend(formatNumber(index + 1, language)),
        Object.values(row).filter(Boolean).join(' · '),
      ])
    })
    return Object.fromEntries(lines) as Record<string, string>
  }
}

/** The label of every field on the form, fields of rows too (`hotlines.0.number`). */
function useLabels(site: Site): Record<string, string> {
  const { language } = useStaff()
  const words = useScreenWords(siteWords)
  const { legend, ...columns } = words.rows
  const ofRows = (['hotlines', 'officialLinks'] as const).flatMap((list) =>
    (site[list] ?? []).flatMap((_, index) =>
      (['number', 'url', 'label', 'labelEnglish'] as const).map((column) => [
        `${list}.${index}.${column}`,
        `${legend[list](formatNumber(index + 1, language))}, ${columns[column]}`,
      ]),
    ),
  )
  return { ...words.fields, ...Object.fromEntries(ofRows) }
}
