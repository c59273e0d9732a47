import { isHeading, isReadable, subjectOf, wordsIn } from './choose-heading.ts'
import { linesOfFirstPage, type PrintedLine } from './pdf-lines.ts'

/** A larger file is a book or a scan, and a phone would have it in memory. */
const MAX_BYTES = 10e6
/**
 * A page with fewer words cannot show that its letters are in their order: one of eight Bengali
 * words shows it.
 */
const ENOUGH_WORDS = { bengali: 20, latin: 5 }
/** A heading is this much larger than most lines of the page. */
const LARGER = 1.12
/** Parts of the page’s lines. A heading stands near the top. */
const TOP_LINES = 12
const BENGALI = /[\u0980-\u09FF]/

/**
 * The line “Subject: …” of a PDF, or else the largest text near the top that is not the letterhead.
 * Undefined if the text layer of the first page is not certainly right.
 * @throws if the file is damaged or encrypted
 */
export function headingOfPdf(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_BYTES) return undefined
  const lines = linesOfFirstPage(bytes)
  return isTrusted(lines) ? (subjectIn(lines) ?? largestIn(lines)) : undefined
}

function isTrusted(lines: PrintedLine[]): boolean {
  const text = lines.map((line) => line.text).join('\n')
  const words = wordsIn(text)
  const bengali = words.filter((word) => BENGALI.test(word)).length
  const isEnough =
    bengali > 0 ? bengali >= ENOUGH_WORDS.bengali : words.length >= ENOUGH_WORDS.latin
  return isEnough && lines.every((line) => isReadable(line.text))
}

function subjectIn(lines: PrintedLine[]): string | undefined {
  const index = lines.findIndex(({ text }) => subjectOf(text) !== undefined)
  const line = lines[index]
  if (!line) return undefined
  const next = lines[index + 1]
  const [left, right] = [Math.min, Math.max].map((most, side) =>
    most(...lines.map((one) => (side === 0 ? one.left : one.right))),
  )
  // A line that ends before the margin is the end of the subject.
  const isFull = line.right > left! + (right! - left!) * 0.85
  const isContinued = isFull && next && isClose(line, next) && !/[।.?!]$/.test(line.text)
  const text = subjectOf(line.text)! + (isContinued ? ` ${next.text}` : '')
  const subject = text.replace(/[।.\s]+$/u, '')
  return isHeading(subject) ? subject : undefined
}

/** Whether a line belongs to the one before it. */
function isClose(line: PrintedLine, next: PrintedLine): boolean {
  return Math.abs(line.size - next.size) < 0.5 && line.y - next.y < 2 * line.size
}

function largestIn(lines: PrintedLine[]): string | undefined {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const candidates = lines
    .slice(0, TOP_LINES)
    .filter(({ text, size }) => size >= usual * LARGER && isHeading(text))
  const largest = Math.max(...candidates.map(({ size }) => size))
  const first = candidates.find(({ size }) => size > largest - 0.5)
  if (!first) return undefined
  const index = lines.indexOf(first)
  const next = lines[index + 1]
  const isContinued = next && isClose(first, next) && isHeading(next.text)
  const heading = isContinued ? `${first.text} ${next.text}` : first.text
  return isHeading(heading) ? heading : first.text
}
