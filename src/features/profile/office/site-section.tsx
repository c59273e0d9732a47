import { useState } from 'react'
import { Of } from '../../../office/act.tsx'
import { SaveRow } from '../../../office/draft-note.tsx'
import { Form } from '../../../office/form.tsx'
import { notify } from '../../../office/notify.ts'
import { RecordProblem } from '../../../office/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { weekdayName } from '../../../words/days.ts'
import { formatNumber } from '../../../words/format.ts'
import { PhoneNote } from './phone-note.tsx'
import { useSiteSection } from './site-draft.ts'
import { SiteFields, SiteWeekdays } from './site-fields.tsx'
import { SitePart } from './site-part.tsx'
import { SiteRows } from './site-rows.tsx'
import type { FormSection } from './site-sections.ts'
import type { Site, SiteRecord } from '../schema.ts'
import { siteWords } from './site-words.ts'

/** A section of the site's texts with its own save button. */
export function SiteSection({ site, section }: { site: SiteRecord; section: FormSection }) {
  const { name } = section
  const texts = section.kind === 'texts' ? section.groups.flat() : []
  const fields = section.kind === 'texts' ? texts.map((field) => field.name) : [section.name]
  const { words: staffWords } = useStaff()
  const words = useScreenWords(siteWords)
  const title = words.sections[name]
  const [newPhone, setNewPhone] = useState<string>()
  const form = useSiteSection(site, name, fields, (saved, before) => {
    notify(words.saved(title))
    if (saved.phone !== before?.phone) setNewPhone(saved.phone)
  })
  const labels = useLabels(form.values)
  const describe = useDescription()
  const { sending, draft } = form
  return (
    <SitePart name={name} isDirty={draft.isDirty}>
      <Form
        aria-labelledby={`part-${name}`}
        sending={sending}
        withRequiredNote={
          section.kind === 'list' ||
          texts.some((field) => field.kind !== 'switch' && field.isRequired)
        }
        onSubmit={() => void form.save()}
      >
        <RecordProblem form={form} describe={describe} labels={labels} />
        {section.kind === 'texts' && <SiteFields form={form} groups={section.groups} />}
        {section.kind === 'weekdays' && <SiteWeekdays form={form} />}
        {section.kind === 'list' && <SiteRows form={form} list={section.name} />}
        <SaveRow
          draft={draft}
          sending={sending}
          submit={
            <>
              {staffWords.common.update}
              <Of name={title} />
            </>
          }
        />
      </Form>
      {name === 'school' && <PhoneNote phone={newPhone} other="contact" />}
    </SitePart>
  )
}

/** Describes the values by their labels; a list has one label for each row. */
function useDescription() {
  const { language } = useStaff()
  const words = useScreenWords(siteWords)
  return (values: Site) => {
    const lines = (Object.keys(values) as (keyof Site)[]).flatMap((field) => {
      const value = values[field]
      if (typeof value === 'string') return [[words.fields[field], value]]
      if (typeof value === 'boolean') return [[words.fields[field], words.onOrOff[`${value}`]]]
      if (field === 'weeklyHolidays') {
        const names = values[field].map((day) => weekdayName(day, language))
        return [[words.fields[field], names.join(', ')]]
      }
      const legend = words.rows.legend[field as 'hotlines' | 'officialLinks']
      return value.map((row, index) => [
        legend(formatNumber(index + 1, language)),
        Object.values(row).filter(Boolean).join(' · '),
      ])
    })
    return Object.fromEntries(lines) as Record<string, string>
  }
}

/** The label of every field on the form, also of the fields of rows (`hotlines.0.number`). */
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
