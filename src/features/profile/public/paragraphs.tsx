import { linkedHtml } from '../../../pages/parts/links-in-text.ts'
import { langOfContent } from '../../../words/language.ts'

/** A text as the school writes it: a blank line separates paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => (
      <p
        key={paragraph}
        lang={langOfContent(paragraph)}
        dangerouslySetInnerHTML={{ __html: linkedHtml(paragraph) }}
      />
    ))
}
