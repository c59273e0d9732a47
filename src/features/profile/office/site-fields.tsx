import { Textarea, TextInput } from '@mantine/core'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { SectionForm } from './site-draft.ts'
import type { Site } from '../schema.ts'
import { siteWords } from './site-words.ts'

/** Fields of plain text. */
type TextField = { [Field in keyof Site]: Site[Field] extends string ? Field : never }[keyof Site]

interface FieldProps {
  form: SectionForm
  name: TextField
  /** The key of the field's hint. */
  hint?: string
}

function useField({ form, name, hint }: FieldProps) {
  const words = useScreenWords(siteWords)
  const problemOf = useFieldProblem(form.sending.error)
  return {
    id: `field-${name}`,
    name,
    label: words.fields[name],
    description: hint && words.fieldHints[hint],
    value: form.values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      form.change({ [name]: event.currentTarget.value }),
    error: problemOf(name),
    lang: /English$|Url$/.test(name) ? 'en' : 'bn',
  }
}

export function SiteLine({
  inputMode,
  required = false,
  ...field
}: FieldProps & { inputMode?: 'numeric' | 'tel'; required?: boolean }) {
  return <TextInput {...useField(field)} inputMode={inputMode} required={required} />
}

/** Not `type="url"`: the browser would validate it first and show an error in its own language. */
export function SiteLink(field: FieldProps) {
  return (
    <TextInput {...useField(field)} inputMode="url" autoCapitalize="none" placeholder="https://" />
  )
}

/** A text of several paragraphs. */
export function SiteText({ rows, ...field }: FieldProps & { rows: number }) {
  return <Textarea {...useField(field)} autosize minRows={rows} maxRows={30} />
}
