/** Characters that reorder or hide the text around them. No text of a school needs them. */
const HIDDEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
/** Line ends of other programs: a vertical tab is the manual one of PowerPoint and Word. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** C0 and C1 control characters except tab and line ends. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu
/** What a program writes for glyphs of unknown letters: replacement characters and private codes. */
const UNKNOWN_LETTERS = /[\uFFFD\uFFFE\uE000-\uF8FF]/
const BLANK = /[\s\u200C\u200D]/
/** A visible character. Blanks, fillers, joiners, selectors, tags and marks alone are invisible. */
const VISIBLE =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1D159}])[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]/u
/**
 * No letter has so many marks. The time to normalize a run of marks grows with the square of its
 * length (UAX #15, D3).
 */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu

/** One line in NFC. Blanks of every script are trimmed; each run of blanks becomes one space. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ')
}

/** Text of several lines in NFC, without invisible characters. Line ends become `\n`. */
export function cleanText(raw: string): string {
  const plain = raw
    // Replaces half a surrogate pair, which no database or file can store.
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(HIDDEN, '')
    .replace(CONTROLS, '')
  // NFC comes last, because the removed characters may have separated a letter and its mark.
  return trimBlanks(toNfc(plain))
}

/** NFC in time that grows linearly with the length of a text, however many marks it has. */
export function toNfc(raw: string): string {
  const withFewMarks = raw.replace(MARKS_TOO_MANY, '$1').normalize('NFC')
  // NFC splits some letters into a letter and a mark.
  return withFewMarks.replace(MARKS_TOO_MANY, '$1')
}

/** Uses no pattern that ends in `$`, because it would start again at each blank inside the text. */
function trimBlanks(raw: string): string {
  let [start, end] = [0, raw.length]
  while (start < end && BLANK.test(raw[start]!)) start += 1
  while (end > start && BLANK.test(raw[end - 1]!)) end -= 1
  return raw.slice(start, end)
}

export function isVisible(written: string): boolean {
  return VISIBLE.test(written)
}

/** Whether letters of a text were lost before it was read. */
export function hasUnknownLetters(text: string): boolean {
  return UNKNOWN_LETTERS.test(text)
}
