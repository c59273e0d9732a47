import type { ReactNode } from 'react'
import { fileOf } from '../../../files/file-of.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { WHATSAPP_ICON } from '../../../pages/parts/whatsapp-icon.ts'
import { fileKindOf, formatNumber, formatSize } from '../../../words/format.ts'
import type { DocumentRecord } from '../schema.ts'
import { isPublic } from '../states.ts'
import documentScript from './document-script.js?inline-script'

/** Outlines of 24 × 24 pixels. */
const ICONS = {
  listen: 'M4 9v6h4l5 4V5L8 9zm12.5 0a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  whatsapp: WHATSAPP_ICON,
  copy: 'M9 9h11v11H9zm6 0V4H4v11h5',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
}

/**
 * One row with the actions that visitors use most. The script shows the actions that need a script.
 * Browsers load their voices late, so the listen button often appears late. Beside a file it takes
 * space from the file's cell; without a file it is the last. No other cell moves.
 */
export function Actions({
  document,
  address,
  isFolded,
}: {
  document: DocumentRecord
  address: string
  /** Whether the text is not sure: it is not read aloud without its warning. */
  isFolded: boolean
}) {
  const { listen, stop, share, ...words } = usePage().words.document
  const file = fileOf(document)
  const isRead = document.text !== '' && !isFolded
  // Before publication, only staff can open the address.
  const isShared = isPublic(document.state)
  const listening = isRead && (
    <li className="listen" hidden>
      <button type="button" data-do="listen">
        <Labelled icon="listen">{listen}</Labelled>
      </button>
    </li>
  )
  return (
    <section className="actions" aria-label={words.actions} data-stop={isRead ? stop : undefined}>
      <script dangerouslySetInnerHTML={{ __html: documentScript }} />
      <ul className={file && isShared ? 'acts whole' : 'acts'}>
        {file && <FileAction file={file} pageCount={document.pageCount} />}
        {file && listening}
        {isShared && (
          <>
            <li>
              <a href={`https://wa.me/?text=${encodeURIComponent(`${document.title} ${address}`)}`}>
                <Labelled icon="whatsapp">{share.whatsapp}</Labelled>
              </a>
            </li>
            <li className="copy" hidden>
              <button type="button" data-do="copy" value={share.copied}>
                <Labelled icon="copy">{share.copy}</Labelled>
              </button>
              <span className="vh" role="status" />
            </li>
          </>
        )}
        <li className="print" hidden>
          <button type="button" data-do="print">
            <Labelled icon="print">{share.print}</Labelled>
          </button>
        </li>
        {!file && listening}
      </ul>
      {isShared && (
        <p className="address s">
          {words.address} <span lang="en">{address}</span>
        </p>
      )}
    </section>
  )
}

/** Browsers show a PDF or a picture, and save any other file. */
function FileAction({
  file: { fileName, filePath, fileSize },
  pageCount,
}: {
  file: NonNullable<ReturnType<typeof fileOf>>
  pageCount: number | null
}) {
  const { language, words } = usePage()
  const isShown = /\.(pdf|jpe?g|png|webp)$/i.test(fileName)
  return (
    <li className="file">
      <a href={`/${filePath}`} download={isShown ? undefined : fileName}>
        <b>{isShown ? words.document.open : words.list.download}</b>{' '}
        <small>
          <span className="wide-word">
            <span lang="en">{fileKindOf(fileName)}</span>
            {pageCount ? `, ${words.document.pages(formatNumber(pageCount, language))}` : ''},{' '}
          </span>
          {formatSize(fileSize, language)}
        </small>
      </a>
    </li>
  )
}

function Labelled({ icon, children }: { icon: keyof typeof ICONS; children: ReactNode }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <span>{children}</span>
    </>
  )
}
