import type { ReactNode } from 'react'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { DocumentRecord } from '../schema.ts'

/** The text of the document, or `children` with the text, and the button that reads it aloud. */
export function ReadingText({
  document: { textSource },
  html,
  children,
}: {
  document: Pick<DocumentRecord, 'textSource'>
  /** From `renderText`. */
  html: string
  children?: ReactNode
}) {
  const { machineRead, mayBeWrong, seePaper, listen, stop, text: label } = usePage().words.document
  return (
    <section className="reading" aria-label={label}>
      <div className="head">
        {textSource === 'machine' && (
          <p className="s">
            {machineRead}: {mayBeWrong} <a href="#paper">{seePaper}</a>
          </p>
        )}
        <button className="btn q" type="button" data-stop={stop} hidden>
          {listen}
        </button>
      </div>
      {children || (
        <div
          className="card prose md"
          id="text"
          lang="bn"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </section>
  )
}
