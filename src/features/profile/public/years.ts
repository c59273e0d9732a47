import { toLatinDigits } from '@pathshala/bengali/digits'

/** A year is followed by “সাল”, or follows “in”: other numbers can have four digits too. */
const YEARS = [
  /(?<!\p{Nd})((?:1[89]|20|১[৮৯]|২০)\p{Nd}{2})(?=\s*(?:সাল|সন|খ্রি))/gu,
  /\b(?:in|since|from|of)\s+((?:1[89]|20)\d{2})\b/gi,
]
const NOW = /^(?:আজ|এখন|বর্তমানে|today|now)(?![\p{L}\p{M}])/iu

export interface Age {
  /** The first and the last year; `now` for a paragraph about the present; null for any other. */
  years: [first: number, last: number] | 'now' | null
  text: string
}

/**
 * The paragraphs of a history, each with its years. Undefined if the text is not told year by year:
 * fewer than two paragraphs have years, or a later paragraph begins earlier.
 */
export function agesOf(paragraphs: string[]): Age[] | undefined {
  const ages = paragraphs.map((text): Age => ({ years: yearsOf(text), text }))
  const starts = ages.flatMap(({ years }) => (Array.isArray(years) ? years[0] : []))
  const isInOrder = starts.every((year, index) => index === 0 || year >= starts[index - 1]!)
  return starts.length >= 2 && isInOrder ? ages : undefined
}

function yearsOf(text: string): Age['years'] {
  if (NOW.test(text)) return 'now'
  const years = YEARS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, digits]) => Number(toLatinDigits(digits!))),
  )
  return years.length > 0 ? [Math.min(...years), Math.max(...years)] : null
}
