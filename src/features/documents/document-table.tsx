import { Day, NewMark } from '../../ui/dates.tsx'
import { FileSize } from '../../ui/file-link.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { formatAmount, formatNumber } from '../../words/format.ts'
import type { DocumentRecord } from './schema.ts'

/**
 * Serial, subject, date, file. The roles are written out because the table is laid out as cards on
 * a phone, which would otherwise take its meaning from it.
 */
export function DocumentTable({
  documents,
  caption,
  firstSerial,
  total,
}: {
  documents: DocumentRecord[]
  caption: string
  firstSerial: number
  /** As counted: `MOST_COUNTED` stands for more. */
  total: number
}) {
  const { language, words } = usePage()
  const number = (value: number) => formatNumber(value, language)
  const { serial, subject, date, details, download, order, range } = words.list
  return (
    <table className="cards list" role="table">
      <caption>
        {caption}: {order}{' '}
        <small>
          (
          {range(
            number(firstSerial),
            number(firstSerial + documents.length - 1),
            formatAmount(total, language),
          )}
          )
        </small>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {[serial, subject, date, details].map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {documents.map((document, index) => (
          <tr key={document._id} role="row">
            <td role="cell" className="sl">
              {number(firstSerial + index)}
            </td>
            <th role="rowheader" scope="row">
              <span lang="bn">{document.title}</span> <NewMark iso={document.date} />
            </th>
            <td role="cell">
              <Day iso={document.date} />
            </td>
            <td role="cell">
              <a className="file" href={`/${document.filePath}`} download={document.fileName}>
                {download}
                <span className="vh" lang="bn">
                  : {document.title}
                </span>{' '}
                <FileSize file={document} />
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
