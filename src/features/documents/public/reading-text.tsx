import { usePage } from '../../../ui/page-context.tsx'
import { Markdown, Paragraphs } from '../markdown/markdown.tsx'
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
      <div className="card prose md" id="text" lang="bn">
        {textSource === 'typed' ? <Markdown text={text} /> : <Paragraphs text={text} />}
      </div>
    </section>
  )
}
