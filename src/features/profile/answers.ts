import { toLatinDigits } from '@pathshala/bengali/digits'
import { type Language, languageOfText } from '../../words/language.ts'
import type { Contact, Site } from './schema.ts'

/** A clerk writes such a text into a required field for which the school has no answer. */
const NO_ANSWER = /^(?:[-–—.।/\s]*|নেই|প্রযোজ্য (?:নয়|না|নহে)|n\/?a|none|nil|not applicable)[.।]?$/iu

export function hasAnswer(text: string): boolean {
  return !NO_ANSWER.test(text.normalize('NFC').trim())
}

/**
 * The address in one line, with the upazila and the district if it does not contain them. An English
 * address is whole.
 */
export function addressLine({ address, upazila, district }: Contact): string {
  if (languageOfText(address) === 'en') return address
  return [upazila, district]
    .filter((part) => hasAnswer(part) && !address.includes(part))
    .reduce((whole, part) => `${whole}, ${part}`, address)
}

/** The contact details as a page shows them. Their other parts stay Bengali. */
export function contactIn<One extends Contact>(language: Language, contact: One, site: Site): One {
  if (language === 'bn') return contact
  return {
    ...contact,
    schoolName: site.schoolNameEnglish || contact.schoolName,
    postCode: toLatinDigits(contact.postCode),
    address: site.addressEnglish || contact.address,
  }
}
