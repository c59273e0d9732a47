import { fileOf } from '../../../files/file-of.ts'
import { DataTable } from '../../../pages/parts/data-table.tsx'
import { Day } from '../../../pages/parts/dates.tsx'
import { FileSize } from '../../../pages/parts/file-size.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { Range } from '../../../pages/parts/pager.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { DocumentSummary } from '../schema.ts'
import { Marks } from './marks.tsx'
import { langOfContent } from '../../../words/language.ts'

/** Serial number, subject, date, file. On a phone CSS shows the rows as cards. */
export function DocumentTable({
  documents,
  caption,
  firstSerial,
  total,
}: {
  documents: DocumentSummary[]
  caption: string
  firstSerial: number
  /** Counted up to `MAX_COUNTED`, which means that many or more. */
  total: number
}) {
  const { language, words, to } = usePage()
  const { serial, subject, date, details, order } = words.list
  return (
    <DataTable
      className="cards list"
      caption={
        <>
          {caption}: {order}{' '}
          <small>
            (<Range first={firstSerial} shown={documents.length} total={total} />)
          </small>
        </>
      }
      columns={[
        {
          head: serial,
          render: (_document, index) => formatNumber(firstSerial + index, language),
          cellClass: 'sl',
        },
        {
          head: subject,
          render: (document) => (
            <>
              <a href={to(document.url)} lang={langOfContent(document.title)}>
                {document.title}
              </a>{' '}
              <Marks document={document} />
            </>
          ),
          isRowHead: true,
        },
        { head: date, render: (document) => <Day iso={document.date} /> },
        { head: details, render: (document) => <Details document={document} /> },
      ]}
      rows={documents}
    />
  )
}

/** A link to the file. A document without a file leads to its page. */
function Details({ document }: { document: DocumentSummary }) {
  const { words, to } = usePage()
  const { download, read } = words.list
  const file = fileOf(document)
  const title = (
    <span className="vh" lang={langOfContent(document.title)}>
      : {document.title}
    </span>
  )
  if (!file) {
    return (
      <a className="file" href={to(document.url)}>
        {read}
        {title}
      </a>
    )
  }
  return (
    <a className="file" href={`/${file.filePath}`} download={file.fileName}>
      {download}
      {title} <FileSize file={file} />
    </a>
  )
}
