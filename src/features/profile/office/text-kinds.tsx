import { Textarea, type TextareaProps, TextInput } from '@mantine/core'
import type { FieldAttributes } from '../../../office/form/fields.tsx'

/** The keyboards that phones show. */
const INPUT_MODES = {
  line: undefined,
  number: 'numeric',
  decimal: 'decimal',
  telephone: 'tel',
  email: 'email',
  link: 'url',
} as const

export type TextKind = keyof typeof INPUT_MODES | 'text'

/**
 * A field of text. A link is not `type="url"`, and a number is not `type="number"`: the browser would
 * validate a link first, with an error in its own language, and refuses Bengali digits.
 */
export function KindOfText({
  kind,
  rows = 1,
  ...input
}: Pick<TextareaProps, 'description'> &
  FieldAttributes & { kind: TextKind; rows?: number | undefined }) {
  if (kind === 'text') return <Textarea {...input} autosize minRows={rows} maxRows={30} />
  return <TextInput {...input} inputMode={INPUT_MODES[kind]} />
}
