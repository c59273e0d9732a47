import { usePage } from '../../../ui/page-context.tsx'
import { paragraphsOf } from '../paragraphs.ts'
import type { DocumentRecord } from '../schema.ts'

/** The text of the document, with the button that reads it aloud. */
export function ReadingText({
  document: { text, textSource },
}: {
  document: Pick<DocumentRecord, 'text' | 'textSource'>
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
      <div className="card prose" id="text" lang="bn">
        {paragraphsOf(text).map((paragraph, index) => (
          // The text of a page never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
