import { contentOf } from '../../words/paper-content.ts'
import type { TextSource } from './table.ts'

interface WithText {
  title: string
  text: string
  textSource: TextSource | null
}

/** The text for a reader. A person's text stays whole. Search has all words of every text. */
export function shownText({ title, text, textSource }: WithText): string {
  return textSource === 'typed' ? text : contentOf(text, title)
}
