import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { DocumentRecord } from '../schema.ts'
import { langOfContent } from '../../../words/language.ts'

/** The text of the document, or `children` with the text. */
export function ReadingText({
  document: { text, textSource },
  html,
  children,
}: {
  document: Pick<DocumentRecord, 'text' | 'textSource'>
  /** From `renderText`. */
  html: string
  children?: ReactNode
}) {
  const { machineRead, mayBeWrong, seePaper, text: label } = usePage().words.document
  return (
    <section className="reading" aria-label={label}>
      {textSource === 'machine' && (
        <p className="s">
          {machineRead}: {mayBeWrong} <a href="#paper">{seePaper}</a>
        </p>
      )}
      {children || (
        <div
          className="card prose md"
          id="text"
          lang={langOfContent(text)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </section>
  )
}
