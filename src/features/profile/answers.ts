import { forEachKey } from '../../content.ts'
import { toLatinDigits } from '../../words/digits.ts'
import type { Language } from '../../words/language.ts'
import type { Contact, Site } from './schema.ts'

/** The fields of the contact details that a whole address contains. */
const ADDRESS_PARTS = [
  'wardNumber',
  'corporation',
  'postOffice',
  'policeStation',
  'upazila',
  'district',
  'division',
] as const

/** A clerk writes such a text into a required field for which the school has no answer. */
const NO_ANSWER = /^(?:[-–—.।/\s]*|নেই|প্রযোজ্য (?:নয়|না|নহে)|n\/?a|none|nil|not applicable)[.।]?$/iu

export function hasAnswer(text: string): boolean {
  return !NO_ANSWER.test(text.normalize('NFC').trim())
}

/** The address in one line, with the upazila and the district if it does not contain them. */
export function addressLine({ address, upazila, district }: Contact): string {
  return [upazila, district]
    .filter((part) => hasAnswer(part) && !address.includes(part))
    .reduce((whole, part) => `${whole}, ${part}`, address)
}

/** The contact details as a page shows them. An English address is whole: its Bengali parts are left out. */
export function contactIn<One extends Contact>(language: Language, contact: One, site: Site): One {
  if (language === 'bn') return contact
  return {
    ...contact,
    schoolName: site.schoolNameEnglish || contact.schoolName,
    postCode: toLatinDigits(contact.postCode),
    ...(site.addressEnglish && {
      ...forEachKey(ADDRESS_PARTS, () => ''),
      address: site.addressEnglish,
    }),
  }
}
