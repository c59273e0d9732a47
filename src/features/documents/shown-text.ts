import { contentOf } from '../../words/paper-content.ts'
import { rowsOf } from './markdown/read-tables.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { Layout, TextSource } from './table.ts'

interface WithText {
  title: string
  text: string
  textSource: TextSource | null
}

/** The text for a reader. A person's text stays whole. Search has all words of every text. */
export function contentText({ title, text, textSource }: WithText): string {
  if (textSource === 'typed') return text
  const content = contentOf(text, title)
  return textSource === 'machine' ? withoutDebris(content) : content
}

/** Whether the paper is better to read than its text. Its page then folds the text below it. */
export function isPaperBetter({
  textSource,
  layout,
}: { layout: Layout } & Pick<WithText, 'textSource'>) {
  return (layout === 'paper' || layout === 'form') && textSource !== 'typed'
}

/** The text for a reader who does not see the paper beside it, as in a feed. */
export function textWithoutPaper(document: WithText & { layout: Layout }): string {
  return isPaperBetter(document) ? '' : contentText(document)
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
