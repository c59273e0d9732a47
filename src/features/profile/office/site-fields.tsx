import { Textarea, TextInput } from '@mantine/core'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { SectionForm } from './site-draft.ts'
import type { TextField } from './site-sections.ts'
import { siteWords } from './site-words.ts'
import './site-fields.css'

/** The keyboards that phones show. */
const INPUT_MODES = { line: undefined, number: 'numeric', telephone: 'tel', link: 'url' } as const

/** The fields of a section. A group of several fields is laid out in pairs. */
export function SiteFields({ form, groups }: { form: SectionForm; groups: TextField[][] }) {
  return groups.map((group) => {
    const fields = group.map((field) => <SiteField key={field.name} form={form} field={field} />)
    return group.length === 1 ? (
      fields
    ) : (
      <div key={group[0]!.name} className="pair">
        {fields}
      </div>
    )
  })
}

function SiteField({
  form,
  field: { name, kind, hint, rows, isRequired = false },
}: {
  form: SectionForm
  field: TextField
}) {
  const words = useScreenWords(siteWords)
  const problemOf = useFieldProblem(form.sending.error)
  const input = {
    id: `field-${name}`,
    name,
    label: words.fields[name],
    description: hint && words.fieldHints[hint],
    value: form.values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.change({ [name]: event.currentTarget.value }),
    error: problemOf(name),
    required: isRequired,
    lang: /English$|Url$/.test(name) ? 'en' : 'bn',
  }
  if (kind === 'text') return <Textarea {...input} autosize minRows={rows} maxRows={30} />
  // Not `type="url"`: the browser would validate it first and show an error in its own language.
  return (
    <TextInput
      {...input}
      inputMode={INPUT_MODES[kind]}
      {...(kind === 'link' && { autoCapitalize: 'none', placeholder: 'https://' })}
    />
  )
}
