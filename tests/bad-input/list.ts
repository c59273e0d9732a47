import { ADDRESSES_AND_METHODS } from './addresses.ts'
import { BODIES } from './bodies.ts'
import { BROKEN_FORMS } from './broken-forms.ts'
import { FILES } from './files.ts'
import { HEADERS_AND_LENGTHS } from './headers.ts'
import { JSON_BODIES } from './json-bodies.ts'
import { NAMES } from './names.ts'
import type { BadInput } from './try.ts'
import { VALUES } from './values.ts'

/** Every tested bad input, by subject. */
export const BAD_INPUTS: Record<string, BadInput[]> = {
  'Disguised and oversized files': FILES,
  'Names and titles': NAMES,
  'Bodies: sizes and content types': BODIES,
  JSON: JSON_BODIES,
  Forms: BROKEN_FORMS,
  'Numbers, ids, queries': VALUES,
  'Addresses and methods': ADDRESSES_AND_METHODS,
  'Headers and lengths': HEADERS_AND_LENGTHS,
}
