import { fileOf } from '../../../files/file-of.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { fileKindOf, formatDate, formatSize } from '../../../words/format.ts'
import type { DocumentSummary } from '../schema.ts'
import { useReading } from './reading-state.ts'
import { readingWords } from './reading-words.ts'

/** A document in the list: its page, its file, and how its text was read. */
export function DocumentEntry({ document }: { document: DocumentSummary }) {
  const { words, language, timeZone } = useStaff()
  return (
    <div>
      <p className="t">
        <a href={document.url} target="_blank" rel="noopener" lang="bn">
          {document.title}
        </a>
      </p>
      <p className="meta">
        <time dateTime={document.date}>{formatDate(document.date, language, timeZone)}</time>
        <FileLink document={document} />
        <TextMark document={document} />
        {document.isSample && <b className="mark">{words.common.sample}</b>}
      </p>
    </div>
  )
}

export function FileLink({ document }: { document: DocumentSummary }) {
  const { language } = useStaff()
  const words = useScreenWords(readingWords)
  const file = fileOf(document)
  if (!file) return null
  return (
    <a href={`/${file.filePath}`} target="_blank" rel="noopener">
      {words.file} <span lang="en">{fileKindOf(file.fileName)}</span>,{' '}
      {formatSize(file.fileSize, language)}
    </a>
  )
}

/** The states differ in words and in shape, not only in colour. */
function TextMark({ document }: { document: DocumentSummary }) {
  const { states } = useScreenWords(readingWords)
  const state = useReading().textStateOf(document)
  if (state === 'none') return null
  return <b className={`state ${state}`}>{states[state]}</b>
}
