import { looksLikeBijoy } from './bijoy.ts'

const BENGALI = /[\u0980-\u09FF]/
/** Addresses, and abbreviations such as SSC. Words in Bijoy also have small letters. */
const LATIN =
  /((?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w\u0080-\u2122])[A-Z]{3,}(?![\w\u0080-\u2122]))/

/**
 * The text in Unicode. Bengali words stay. In a text that has some, lines without a sign of Bijoy
 * stay too, because English words would become nonsense. `convert` gets only text in Bijoy.
 */
export function repairBijoy(text: string, convert: (bijoy: string) => string): string {
  if (!looksLikeBijoy(text)) return text
  const isMixed = BENGALI.test(text)
  return text
    .split('\n')
    .map((line) => (isMixed && !looksLikeBijoy(line) ? line : repairLine(line, convert)))
    .join('\n')
    .normalize('NFC')
}

/** Converts the parts that are not Bengali, an address or an abbreviation. */
export function repairLine(line: string, convert: (bijoy: string) => string): string {
  // The parts at odd indexes are the matches.
  return line
    .split(LATIN)
    .map((part, index) => (index % 2 === 0 ? repairPart(part, convert) : part))
    .join('')
}

function repairPart(part: string, convert: (bijoy: string) => string): string {
  return part.replace(/[^\s\u0980-\u09FF](?:[^\u0980-\u09FF]*[^\s\u0980-\u09FF])?/g, (foreign) =>
    // For two backslashes, the converter repeats the whole text.
    /[A-Za-z]/.test(foreign) ? convert(foreign.replace(/\\+/g, '')) : foreign,
  )
}
