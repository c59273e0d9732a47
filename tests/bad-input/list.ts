import { ADDRESSES_AND_METHODS } from './addresses.ts'
import { BODIES } from './bodies.ts'
import { BROKEN_FORMS } from './broken-forms.ts'
import { FILES } from './files.ts'
import { HEADERS_AND_LENGTHS } from './headers.ts'
import { JSON_BODIES } from './json-bodies.ts'
import { NAMES } from './names.ts'
import type { BadInput } from './try.ts'
import { VALUES } from './values.ts'

/** Every bad input that is tried, by subject. */
export const BAD_INPUTS: Record<string, BadInput[]> = {
  'Files that are not what they seem, or more than they seem': FILES,
  'Names and titles': NAMES,
  'Bodies: sizes and kinds': BODIES,
  JSON: JSON_BODIES,
  Forms: BROKEN_FORMS,
  'Numbers, ids, queries': VALUES,
  'Addresses and methods': ADDRESSES_AND_METHODS,
  'Headers and lengths': HEADERS_AND_LENGTHS,
}
