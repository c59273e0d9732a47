import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DocumentKind } from '../../../../content.ts'
import { documentPage } from '../../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { fileKindOf, formatDate, formatMoment, formatSize } from '../../../../words/format.ts'
import type { DocumentSummary } from '../../schema.ts'
import { useToday } from '../../../../office/frame/use-today.ts'
import { yearOf } from '@pathshala/bengali/days'
import { listWords } from './words.ts'
import { ownFileOf, useReading } from '../use-document.ts'

/** A document in the list. A tap on the row opens its page of the office. */
export function DocumentEntry({
  kind,
  document,
}: {
  kind: DocumentKind
  document: DocumentSummary
}) {
  return (
    <div>
      <p className="t">
        <Link
          to={documentPage(kind, document.number)}
          // Its draft is found by the id, also when the document is gone.
          state={{ id: document._id }}
          lang="bn"
        >
          {document.title}
        </Link>
      </p>
      <DocumentMarks document={document}>
        <FileLink document={document} />
      </DocumentMarks>
    </div>
  )
}

/** The day and the state of a document, and how its text was read. */
export function DocumentMarks({
  document,
  children,
}: {
  document: DocumentSummary
  children?: ReactNode
}) {
  const { words } = useStaff()
  return (
    <p className="meta">
      <DayOf document={document} />
      <StateMarks document={document} />
      {children}
      <HiddenMark document={document} />
      <TextMark document={document} />
      {document.isSample && <b className="mark">{words.common.sample}</b>}
    </p>
  )
}

/** On a phone without the year, if it is this year. */
export function DayOf({ document: { date } }: { document: DocumentSummary }) {
  const { language, timeZone } = useStaff()
  const year = inDigits(String(yearOf(useToday())), language)
  const whole = formatDate(date, language, timeZone)
  const [, day, rest] = new RegExp(`^(.*?)(,? ${year})$`).exec(whole) ?? ['', whole]
  return (
    <time dateTime={date}>
      {day}
      {rest && <span>{rest}</span>}
    </time>
  )
}

export function FileLink({ document }: { document: DocumentSummary }) {
  const { language } = useStaff()
  const words = useScreenWords(listWords)
  const file = ownFileOf(document)
  if (!file) return null
  return (
    <a href={`/${file.filePath}`} target="_blank" rel="noopener">
      {words.file} <span lang="en">{fileKindOf(file.fileName)}</span>,{' '}
      {formatSize(file.fileSize, language)}
    </a>
  )
}

function HiddenMark({ document: { hiddenParts, keptFile } }: { document: DocumentSummary }) {
  const words = useScreenWords(listWords)
  if (keptFile) return <b className="mark">{words.kept}</b>
  return hiddenParts.length > 0 ? <b className="mark">{words.hidden}</b> : null
}

/** The states differ in words and in shape, not only in colour. */
export function TextMark({ document }: { document: DocumentSummary }) {
  const { textStates, unchecked } = useScreenWords(listWords)
  const state = useReading().textStateOf(document)
  if (state === 'none') return null
  return (
    <b className={`state ${state}`}>
      {state === 'machine' && <span className="short">{unchecked}</span>}
      <span className="whole">{textStates[state]}</span>
    </b>
  )
}

/** Marks each difference from a published document without an end. */
export function StateMarks({ document }: { document: DocumentSummary }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(listWords)
  const { state, publishAt, endsAt, pinnedUntil } = document
  const day = (iso: string) => formatDate(iso, language, timeZone)
  return (
    <>
      {state === 'draft' && <b className="state draft">{words.states.draft}</b>}
      {state === 'draft' && publishAt !== null && (
        <span>{words.draftTime(formatMoment(publishAt, language, timeZone))}</span>
      )}
      {state === 'scheduled' && (
        <b className="state scheduled">
          {words.scheduledAt(formatMoment(publishAt!, language, timeZone))}
        </b>
      )}
      {pinnedUntil !== null && <b className="state pinned">{words.pinned(day(pinnedUntil))}</b>}
      {state === 'ended' && <b className="state ended">{words.endedOn(day(endsAt!))}</b>}
      {state !== 'ended' && endsAt !== null && <span>{words.endsOn(day(endsAt))}</span>}
    </>
  )
}
