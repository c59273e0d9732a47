import { Checkbox, Group } from '@mantine/core'
import { useFields } from '../../../office/fields.tsx'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { SCHOOL_WEEK, weekdayName } from '../../../words/days.ts'
import type { SectionForm } from './site-draft.ts'
import type { SiteField, SwitchField, TextField } from './site-sections.ts'
import { KindOfText } from './text-kinds.tsx'
import { siteWords } from './site-words.ts'
import './site-fields.css'

/** The fields of a section. A group of several fields is laid out in pairs. */
export function SiteFields({ form, groups }: { form: SectionForm; groups: SiteField[][] }) {
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

export function SiteWeekdays({ form }: { form: SectionForm }) {
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
