import { contentOf } from '../../words/paper-content.ts'
import type { Layout, TextSource } from './table.ts'

interface WithText {
  title: string
  text: string
  textSource: TextSource | null
}

/** The text for a reader. A person's text stays whole. Search has all words of every text. */
export function contentText({ title, text, textSource }: WithText): string {
  return textSource === 'typed' ? text : contentOf(text, title)
}

/** The text on the document's page. It is empty if the page shows the paper alone. */
export function shownText(document: WithText & { layout: Layout }): string {
  const { textSource, layout } = document
  const isPaperBetter = layout === 'paper' || layout === 'form'
  return isPaperBetter && textSource !== 'typed' ? '' : contentText(document)
}
