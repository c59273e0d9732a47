import { cleanLine } from '@pathshala/bengali/clean-text'
import { toPlainText } from '../features/documents/markdown/plain-text.ts'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'

const MAX_TITLE = 300

interface Titled {
  title: string
  /** Markdown. */
  text: string
}

/**
 * A title that the site accepts. An empty one becomes the first sentence of the text, or the file's
 * name. Of one that is too long, the whole leads the text.
 */
export function fitTitle(
  { title: written, text }: Titled,
  fileName = '',
): Titled & { isMade: boolean } {
  const title = cleanLine(repairBijoy(written))
  if (title === '') {
    const made = firstSentence(text) || cleanLine(fileName.replace(/\.\w{1,5}$/, ''))
    return { title: cut(made), text, isMade: true }
  }
  if (Array.from(title).length <= MAX_TITLE) return { title, text, isMade: false }
  return { title: cut(title), text: text === '' ? title : `${title}\n\n${text}`, isMade: true }
}

function firstSentence(text: string): string {
  const line =
    toPlainText(text)
      .split('\n')
      .find((one) => one.trim() !== '') ?? ''
  return cleanLine(/^.*?[।?!](?=\s|$)|^.*?\.(?=\s+\D|$)/.exec(line)?.[0] ?? line)
}

/** Cuts at a word. */
function cut(title: string): string {
  const letters = Array.from(title)
  if (letters.length <= MAX_TITLE) return title
  const start = letters.slice(0, MAX_TITLE).join('')
  return start.replace(/\s+\S*$/, '') || start
}

/** `Six Morning A`. A record of the old system can have any values. */
export function titleOfSection(count: {
  className?: unknown
  shift?: unknown
  section?: unknown
}): string {
  return [count.className, count.shift, count.section]
    .filter((part) => typeof part === 'string')
    .join(' ')
}
