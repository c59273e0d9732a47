import { TextInput } from '@mantine/core'
import type { FieldAttributes } from '../../../office/form/fields.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { redirectWords } from './words.ts'

/** The fields of a redirect. */
export interface Addresses {
  path: string
  target: string
}

const HINTS = { path: 'pathHint', target: 'targetHint' } as const

export function AddressFields({ field }: { field: (name: keyof Addresses) => FieldAttributes }) {
  const words = useScreenWords(redirectWords)
  return (['path', 'target'] as const).map((name) => (
    <TextInput
      key={name}
      {...field(name)}
      description={words[HINTS[name]]}
      autoCapitalize="none"
      spellCheck={false}
      inputMode="url"
      required
    />
  ))
}
