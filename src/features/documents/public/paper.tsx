import type { ComponentProps, ReactNode } from 'react'
import type { DocumentKind } from '../../../content.ts'
import { fileOf } from '../../../files/file-of.ts'
import type { Picture } from '../../../files/pictures/source.ts'
import { FileSize } from '../../../pages/parts/file-size.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { DocumentRecord } from '../schema.ts'
import { langOf, langOfContent } from '../../../words/language.ts'

/** If a document has more than `MAX_SHOWN` pages, it shows `SHOWN_OF_MANY` and folds the rest. */
const MAX_SHOWN = 10
const SHOWN_OF_MANY = 4

/**
 * The width of the column. Screens with three device pixels per CSS pixel load only two, so that 640
 * pixels are enough on a phone.
 */
const SIZES =
  '(min-width: 66rem) 54rem, (min-width: 40rem) 94vw, (min-resolution: 2.1dppx) 58vw, 88vw'

/**
 * Whether the pages are printed. A text that a person wrote is printed instead of the pages; a text
 * from recognition can be wrong. Of a sheet of results, the signed paper counts (`isSigned`).
 */
export function printsPaper(
  { pages, text, textSource }: Pick<DocumentRecord, 'pages' | 'text' | 'textSource'>,
  { isFolded = false, isSigned = false },
): boolean {
  return pages.length > 0 && (text === '' || textSource === 'machine' || isFolded || isSigned)
}

/** The pages of the document as pictures, and its file. */
export function Paper({
  document,
  kind,
  isFirst = false,
  folded,
}: {
  document: DocumentRecord
  kind: DocumentKind
  /** Whether it is shown above the text. */
  isFirst?: boolean
  /** The text, if it is folded below the pictures. */
  folded?: ReactNode
}) {
  const { language, words } = usePage()
  const { pages, text } = document
  const hasOpenText = text !== '' && !folded
  const { textEnglish, fileEnglish } = document
  const isTranslated = language === 'en' && textEnglish !== '' && fileEnglish === null
  const isForm = document.layout === 'form' && !hasOpenText
  if (pages.length === 0 && (text === '' || !fileOf(document))) return <File document={document} />
  const { pageAlt, noticePageAlt, paperPageAlt } = words.document
  const foldedAlt = kind === 'notices' ? noticePageAlt : paperPageAlt
  const describe = (number: string) => {
    if (folded) return foldedAlt(number)
    // Without a text, the picture's description is all that a screen reader has. It has one language.
    const isNamed = !hasOpenText && !langOf(document.title, language)
    return [isNamed && document.title, pageAlt(number)].filter(Boolean).join(', ')
  }
  const shown = pages.length > MAX_SHOWN ? pages.slice(0, SHOWN_OF_MANY) : pages
  return (
    <section
      id="paper"
      className={
        printsPaper(document, { isFolded: folded !== undefined, isSigned: kind === 'results' })
          ? undefined
          : 'no-print'
      }
      aria-labelledby="paper-title"
    >
      {isForm && <FormFile document={document} />}
      <h2 id="paper-title">{isTranslated ? words.document.bengaliPaper : words.document.paper}</h2>
      {/* A photo often does not contain its title. */}
      {isPicture(document.fileName) && (
        <p className="paper-only" lang={langOfContent(document.title)}>
          <b>{document.title}</b>
        </p>
      )}
      {/* The printer cannot open the folded pages. */}
      {pages.length > shown.length && (
        <p className="paper-only">
          {words.document.firstPages(
            formatNumber(shown.length, language),
            formatNumber(pages.length, language),
          )}
        </p>
      )}
      <Pages pages={shown} from={0} isFirst={!hasOpenText || isFirst} describe={describe} />
      {pages.length > shown.length && (
        <FurtherPages pages={pages} from={shown.length} describe={describe} />
      )}
      {folded}
      {!isForm && <File document={document} />}
    </section>
  )
}

export const isPicture = (fileName: string | null) => /\.(jpe?g|png|webp)$/i.test(fileName ?? '')

function File({ document }: { document: DocumentRecord }) {
  const { words } = usePage()
  const file = fileOf(document)
  if (!file) return null
  return (
    <p className="get no-print">
      <a className="btn q" href={`/${file.filePath}`} download={file.fileName}>
        {words.list.download}
      </a>
    </p>
  )
}

/** A visitor comes for the empty form itself. */
function FormFile({ document }: { document: DocumentRecord }) {
  const { words } = usePage()
  const file = fileOf(document)
  if (!file) return null
  return (
    <a className="btn fetch" href={`/${file.filePath}`} download={file.fileName}>
      {words.document.downloadForm} <FileSize file={file} />
    </a>
  )
}

function FurtherPages({ pages, from, describe }: ComponentProps<typeof Pages>) {
  const { language, words } = usePage()
  return (
    <details className="fold no-print">
      <summary>{words.document.furtherPages(formatNumber(pages.length - from, language))}</summary>
      <Pages pages={pages.slice(from)} from={from} describe={describe} />
    </details>
  )
}

/** Each picture links to its large version, because the browser's own zoom is best for reading. */
function Pages({
  pages,
  from,
  isFirst = false,
  describe,
}: {
  pages: Picture[]
  /** The index of the first of these pages. */
  from: number
  /** Whether nothing stands above them that a visitor reads first. */
  isFirst?: boolean
  describe: (number: string) => string
}) {
  const { language } = usePage()
  if (pages.length === 0) return null
  return (
    <ul className="papers dim">
      {pages.map((page, index) => {
        const number = formatNumber(from + index + 1, language)
        return (
          <li key={page.src}>
            <a href={`/${page.src}`}>
              <PictureImage
                picture={page}
                sizes={SIZES}
                alt={describe(number)}
                loading={from + index > 0 ? 'lazy' : isFirst ? 'first' : 'eager'}
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export function Attachments({ files }: { files: DocumentRecord['attachments'] }) {
  const { words } = usePage()
  if (files.length === 0) return null
  return (
    <section className="files" aria-labelledby="files">
      <h2 id="files">{words.document.attachments}</h2>
      <ul className="rows card">
        {files.map((file) => (
          <li key={file.filePath}>
            <a href={`/${file.filePath}`} download={file.fileName}>
              <span lang={langOfContent(file.fileName)}>{file.fileName.replace(/\.\w+$/, '')}</span>{' '}
              <FileSize file={file} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
