import type { ReactNode } from 'react'
import type { DocumentKind } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { formatNumber } from '../../../words/format.ts'
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

/** A text that is not sure, folded below its paper: search in the page and screen readers find it. */
export function FoldedText({
  kind,
  document: { text, textSource },
  html,
  omitted,
}: {
  kind: DocumentKind
  document: Pick<DocumentRecord, 'text' | 'textSource'>
  html: string
  /** The number of tables that the text leaves out. */
  omitted: number
}) {
  const { language, words, officePhone } = usePage()
  const { machineRead, mayBeWrong, comparePaper, ...label } = words.document
  return (
    <details className="folded">
      <summary>
        {kind === 'notices' ? label.readNotice : label.readPaper}
        {omitted > 0 && (
          <>
            {' '}
            <small>{label.withoutTables(formatNumber(omitted, language))}</small>
          </>
        )}
      </summary>
      <p className="s">
        {textSource === 'machine' && `${machineRead}: ${mayBeWrong} `}
        {comparePaper}
        {omitted > 0 && officePhone && (
          <>
            {' '}
            {label.callForTables} <TelephoneLinks text={officePhone} language={language} />
          </>
        )}
      </p>
      <div
        className="card prose md"
        id="text"
        lang={langOfContent(text)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  )
}
