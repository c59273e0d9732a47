import { useState } from 'react'
import { Of } from '../../../office/list/act.tsx'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { EnglishFold } from '../../../office/form/english-fold.tsx'
import { Form } from '../../../office/form/form.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { RecordProblem } from '../../../office/form/record-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { SCHOOL_WEEK, weekdayName } from '@pathshala/bengali/days'
import { formatNumber } from '../../../words/format.ts'
import { FactNote } from './fact-note.tsx'
import { type SectionForm, useSiteSection } from './site-draft.ts'
import { useFieldProblem } from '../../../office/form/form-problem.tsx'
import { KindOfText } from './text-kinds.tsx'
import { SitePart } from './site-part.tsx'
import { Checkbox, Group, TextInput } from '@mantine/core'
import { useFields } from '../../../office/form/fields.tsx'
import { RowsEditor } from '../../../office/form/rows-editor.tsx'
import type { FormSection, SiteField, SwitchField, TextField } from './site-sections.ts'
import type { Site, SiteRecord } from '../schema.ts'
import { siteWords } from './site-words.ts'

/** The first field of a hotline is a number, and that of a link is an address. */
const LISTS = {
  hotlines: { first: 'number', max: 12, kind: 'telephone' },
  officialLinks: { first: 'url', max: 30, kind: 'link' },
} as const

/** A section of the site's texts with its own save button. */
export function SiteSection({ site, section }: { site: SiteRecord; section: FormSection }) {
  const { name } = section
  const english = (section.kind === 'texts' && section.english) || []
  const texts = section.kind === 'texts' ? [...section.groups.flat(), ...english] : []
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
        {english.length > 0 && <EnglishFields form={form} fields={english} />}
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
      {name === 'school' && (
        <>
          <FactNote fact="schoolName" value={site.schoolName} other="contact" />
          <FactNote fact="phone" value={newPhone} other="contact" />
        </>
      )}
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

type Row = { label: string; labelEnglish: string } & ({ number: string } | { url: string })

function SiteRows({ form, list }: { form: SectionForm; list: keyof typeof LISTS }) {
  const words = useScreenWords(siteWords).rows
  const { first, max } = LISTS[list]
  const rows: Row[] = form.values[list]
  return (
    <>
      {rows.length === 0 && <p className="s">{words.none[list]}</p>}
      <RowsEditor
        id={list}
        rows={rows}
        max={max}
        blank={() => ({ [first]: '', label: '', labelEnglish: '' }) as Row}
        words={{ ...words, legend: words.legend[list], add: words.add[list] }}
        nameOf={({ label }) => label}
        onRearrange={form.sending.clearError}
        onChange={(next) => form.change({ [list]: next })}
      >
        {(row, index, replace) => (
          <RowFields
            form={form}
            list={list}
            index={index}
            row={row}
            onChange={(patch) => replace({ ...row, ...patch })}
          />
        )}
      </RowsEditor>
    </>
  )
}

function RowFields({
  form,
  list,
  index,
  row,
  onChange,
}: {
  form: SectionForm
  list: keyof typeof LISTS
  index: number
  row: Row
  onChange: (patch: Partial<Row>) => void
}) {
  const { number, url, label, labelEnglish } = useScreenWords(siteWords).rows
  const { first, kind } = LISTS[list]
  const field = useFields(
    { values: { number: '', url: '', ...row }, change: onChange, sending: form.sending },
    { number, url, label, labelEnglish },
    { at: `${list}.${index}.`, lang: 'bn' },
  )
  return (
    <>
      <KindOfText
        {...field(first)}
        kind={kind}
        lang={first === 'url' ? 'en' : 'bn'}
        autoCapitalize="none"
        required
      />
      <TextInput {...field('label')} required />
      <TextInput {...field('labelEnglish')} lang="en" />
    </>
  )
}

/** The fields of a section. A group of several fields is laid out in pairs. */
function SiteFields({ form, groups }: { form: SectionForm; groups: SiteField[][] }) {
  return groups.map((group) => {
    const fields = group.map((field) =>
      field.kind === 'switch' ? (
        <SiteSwitch key={field.name} form={form} field={field} />
      ) : (
        <SiteTextField key={field.name} form={form} field={field} />
      ),
    )
    return group.length === 1 ? (
      fields
    ) : (
      <div key={group[0]!.name} className="pair">
        {fields}
      </div>
    )
  })
}

function EnglishFields({ form, fields }: { form: SectionForm; fields: TextField[] }) {
  const problemOf = useFieldProblem(form.sending.error)
  const states = fields.map(({ name }) => ({ value: form.values[name], error: problemOf(name) }))
  return (
    <EnglishFold fields={states}>
      {fields.map((field) => (
        <SiteTextField key={field.name} form={form} field={field} />
      ))}
    </EnglishFold>
  )
}

function SiteSwitch({ form, field: { name } }: { form: SectionForm; field: SwitchField }) {
  const words = useScreenWords(siteWords)
  return (
    <Checkbox
      id={`field-${name}`}
      name={name}
      label={words.fields[name]}
      checked={form.values[name]}
      onChange={({ currentTarget }) => form.change({ [name]: currentTarget.checked })}
    />
  )
}

function SiteTextField({
  form,
  field: { name, kind, hint, rows, isRequired = false },
}: {
  form: SectionForm
  field: TextField
}) {
  const words = useScreenWords(siteWords)
  const field = useFields(form, words.fields as Record<TextField['name'], string>, {
    lang: /English$|Url$/.test(name) ? 'en' : 'bn',
    required: isRequired,
  })
  return (
    <KindOfText
      {...field(name)}
      kind={kind}
      rows={rows}
      description={hint && words.fieldHints[hint]}
      {...(kind === 'link' && { autoCapitalize: 'none', placeholder: 'https://' })}
    />
  )
}

function SiteWeekdays({ form }: { form: SectionForm }) {
  const { language } = useStaff()
  const words = useScreenWords(siteWords)
  const problemOf = useFieldProblem(form.sending.error)
  const chosen = form.values.weeklyHolidays
  return (
    <Checkbox.Group
      id="field-weeklyHolidays"
      label={words.fields.weeklyHolidays}
      value={chosen.map(String)}
      onChange={(days) => form.change({ weeklyHolidays: days.map(Number) })}
      error={problemOf('weeklyHolidays')}
    >
      <Group mt="xs">
        {SCHOOL_WEEK.map((day) => (
          <Checkbox key={day} value={String(day)} label={weekdayName(day, language)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
