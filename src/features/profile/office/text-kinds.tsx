import { Textarea, type TextareaProps, TextInput } from '@mantine/core'
import { DigitsInput } from '../../../office/form/digits-input.tsx'
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

const HAVE_DIGITS = new Set<TextKind>(['number', 'decimal', 'telephone'])

/**
 * A field of text. A link is not `type="url"`, because the browser would validate it first, with an
 * error in its own language.
 */
export function KindOfText({
  kind,
  rows = 1,
  ...input
}: Pick<TextareaProps, 'description' | 'autoCapitalize'> &
  FieldAttributes & { kind: TextKind; rows?: number | undefined }) {
  if (kind === 'text') return <Textarea {...input} autosize minRows={rows} maxRows={30} />
  const inputMode = INPUT_MODES[kind]
  if (!HAVE_DIGITS.has(kind)) return <TextInput {...input} inputMode={inputMode} />
  return <DigitsInput {...input} inputMode={inputMode} />
}
