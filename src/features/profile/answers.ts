import type { Contact } from './schema.ts'

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
