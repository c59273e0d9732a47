import { MEMO, SUBJECT } from './letter-parts.ts'
import { rowsOf } from './markdown/read-tables.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { Layout, TextSource } from './table.ts'

/** The end of the date line, whose date is written by hand. */
const DATE_LEFT_BLANK = /^(?:তারিখ.*|খ্রি.*)$/

/** A letterhead is shorter than this. */
const MAX_LETTERHEAD = 1000

/** With fewer letters left, a mark was misread, and the whole text is better. */
const ENOUGH = 40

/** The share of a subject's words that its title must have to say the same. */
const SAME_WORDS = 0.75

const COPIES = /^অনুলিপি/

const MAX_COPIES_LINES = 15

/** The signer's name, in parentheses on a line of its own. */
const NAME = /^\((\p{L}[^()]{2,60})\)$/u

const POST = /(?:শিক্ষক|শিক্ষিকা|অধ্যক্ষ|সভাপতি|সচিব|আহ্বায়ক|নিয়ন্ত্রক|কর্মকর্তা|অফিসার|প্রশাসক)(?:\s*\(.*\))?$/

/** The post, the school and its place. */
const MAX_LINES_BELOW_NAME = 3

interface WithText {
  title: string
  text: string
  textSource: TextSource | null
}

type WithLayout = Pick<WithText, 'textSource'> & { layout: Layout }

/**
 * The text for a reader. A person's text stays whole, but for a subject that the title says. Search
 * has all words of every text.
 */
export function contentText({ title, text, textSource }: WithText): string {
  if (textSource === 'typed') return withoutSubject(text, title)
  const content = contentOf(text, title)
  return textSource === 'machine' ? withoutDebris(content) : content
}

/** Whether the paper is better to read than its text. Its page then folds the text below it. */
export function isPaperBetter({ textSource, layout }: WithLayout): boolean {
  return (layout === 'paper' || layout === 'form') && textSource !== 'typed'
}

/** A photo that is not of a paper, such as a team photo. Only search uses the words that were read on it. */
export function isPhotoAlone({ textSource, layout }: WithLayout): boolean {
  return layout === 'photo' && textSource !== 'typed'
}

/** The text for places that do not show the paper, such as a feed. */
export function textWithoutPaper(document: WithText & WithLayout): string {
  return isPaperBetter(document) || isPhotoAlone(document) ? '' : contentText(document)
}

/** The printed start of a date that is written by hand. */
const EMPTY_DATE = /^(?:তারিখ\s*[:ঃ]?\s*)?খ্রি(?:ষ্টাব্দ|স্টাব্দ|\.)?\s*[।.]?$/u

/** The border of a drawn heading, which recognition takes for signs. */
const BORDER = /^[|[{(]\s+|\s+[|\]})]$/g

/** Without the lines and signs that recognition makes of borders and of empty date lines. */
function withoutDebris(text: string): string {
  return paragraphsOf(text)
    .map((paragraph) => (rowsOf(paragraph) ? paragraph : withoutBorders(paragraph)))
    .filter(Boolean)
    .join('\n\n')
}

function withoutBorders(paragraph: string): string {
  return paragraph
    .split('\n')
    .filter((line) => !EMPTY_DATE.test(line.trim()))
    .map((line) => line.replace(BORDER, ''))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n')
}

/**
 * The part of a paper's text that its reader looks for: without the letterhead up to the subject or
 * the memo number, without the subject if the title says the same, and without the list of copies. A signature
 * becomes one line. The whole text if it is not sure where these parts are.
 */
export function contentOf(text: string, title = ''): string {
  const start = startOf(text, title)
  const content = withoutEnd(text.slice(start).trim())
  if (lettersIn(content) >= ENOUGH) return content
  const rest = text.slice(start).trim()
  return lettersIn(rest) >= ENOUGH ? rest : text
}

function withoutSubject(text: string, title: string): string {
  const at = text.slice(0, MAX_LETTERHEAD).search(SUBJECT)
  if (at === -1) return text
  const end = lineEnd(text, at)
  if (!saysTheSame(text.slice(at, end).replace(SUBJECT, ''), title)) return text
  const parts = [text.slice(0, at).trimEnd(), text.slice(end).trimStart()]
  return parts.filter(Boolean).join('\n\n') || text
}

function startOf(text: string, title: string): number {
  const at = text.slice(0, MAX_LETTERHEAD).search(SUBJECT)
  if (at === -1) return belowMemoNumber(text, title)
  const end = text.indexOf('\n', at)
  if (end === -1) return at
  return saysTheSame(text.slice(at, end).replace(SUBJECT, ''), title) ? end : at
}

/** The start of the text in a paper without a subject: below the memo number and the lines that repeat the title. */
function belowMemoNumber(text: string, title: string): number {
  const at = text.slice(0, MAX_LETTERHEAD).search(MEMO)
  if (at === -1) return 0
  let start = lineEnd(text, at)
  for (let next = start + 1; next < text.length; next = start + 1) {
    const end = lineEnd(text, next)
    const line = text.slice(next, end)
    if (line !== '' && !DATE_LEFT_BLANK.test(line) && !saysTheSame(line, title)) break
    start = end
  }
  return start
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

function saysTheSame(line: string, title: string): boolean {
  const words = wordsIn(line)
  const known = new Set(wordsIn(title))
  return words.filter((word) => known.has(word)).length >= SAME_WORDS * words.length
}

/** The signature can be above or below the list of copies. */
function withoutEnd(content: string): string {
  let lines = content.split('\n')
  let signature: string | undefined
  for (;;) {
    const name = signature === undefined ? nameAt(lines) : -1
    if (name !== -1) signature = `${NAME.exec(lines[name]!.trim())![1]}, ${lines[name + 1]!.trim()}`
    const end = name === -1 ? copiesAt(lines) : name
    if (end === -1) break
    lines = lines.slice(0, lines.slice(0, end).findLastIndex(Boolean) + 1)
  }
  return [lines.join('\n'), signature].filter(Boolean).join('\n\n')
}

function copiesAt(lines: string[]): number {
  const at = lines.findLastIndex((line) => COPIES.test(line))
  return lines.slice(at).filter(Boolean).length > MAX_COPIES_LINES ? -1 : at
}

function nameAt(lines: string[]): number {
  const at = lines.findLastIndex((line) => NAME.test(line.trim()))
  const below = lines.slice(at + 1).filter(Boolean)
  const isEnd = at !== -1 && below.length <= MAX_LINES_BELOW_NAME
  return isEnd && POST.test((lines[at + 1] ?? '').trim()) ? at : -1
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function wordsIn(text: string): string[] {
  return text.normalize().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
}
