import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import type { DocumentSummary } from '../features/documents/schema.ts'
import { fileOf } from '../files/file-of.ts'
import { Marks } from '../features/documents/public/marks.tsx'
import type { Fetched } from '../request/context.ts'
import { NewMark, ShortDay, SlipDay } from '../pages/parts/dates.tsx'
import { FileSize } from '../pages/parts/file-size.tsx'
import { usePage } from '../pages/parts/page-context.tsx'
import { Quoted } from '../pages/parts/quoted.tsx'
import { PictureImage } from '../pages/parts/picture.tsx'
import type { Picture } from '../files/pictures/source.ts'
import type { GalleryRecord } from '../features/galleries/schema.ts'
import { countGraphemes, formatNumber } from '../words/format.ts'
import { langOfContent } from '../words/language.ts'

type FetchedDocuments = Fetched<DocumentSummary[]>

/** How many notices the board shows without scrolling, on a phone and on a desk. */
const SHOWN_AT_ONCE = 2
const SHOWN_ON_A_DESK = 4

export function NoticeBoard({
  notices,
  note,
}: {
  notices: FetchedDocuments
  /** What of the page is in Bengali. */
  note: string | undefined
}) {
  const { language, words, to } = usePage()
  return (
    <section className="board" aria-labelledby="board">
      <div className="head">
        <h2 id="board">{words.home.noticeBoard}</h2>
        <a className="more" href={to('/allNotices')}>
          <Quoted>{words.home.allNotices}</Quoted>
        </a>
      </div>
      <Box
        documents={notices}
        empty={words.home.noNotices}
        failed={words.notices.failed}
        className="felt none"
      >
        {(documents) => (
          <>
            {/* A scrolling region must be focusable, so that the keyboard can scroll it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <ul className="felt plain" tabIndex={0} aria-labelledby="board">
              {documents.map((notice) => (
                <Slip key={notice._id} notice={notice} />
              ))}
            </ul>
            {documents.length > SHOWN_AT_ONCE && (
              <p className={`cue s no-print${documents.length > SHOWN_ON_A_DESK ? '' : ' few'}`}>
                {words.home.pullDown(formatNumber(documents.length, language))}
              </p>
            )}
          </>
        )}
      </Box>
      {note && <p className="cue s no-print">{note}</p>}
    </section>
  )
}

function Slip({ notice }: { notice: DocumentSummary }) {
  const { to } = usePage()
  return (
    <li className={notice.pinnedUntil === null ? undefined : 'pinned'}>
      <p className="meta">
        <SlipDay iso={notice.date} /> <Marks document={notice} /> <OwnFileSize document={notice} />
      </p>
      <a href={to(notice.url)} lang={langOfContent(notice.title)}>
        {notice.title}
      </a>
    </li>
  )
}

function OwnFileSize({ document }: { document: DocumentSummary }) {
  const file = fileOf(document)
  return file ? <FileSize file={file} /> : null
}

/** The width of a letter, at most. Bengali titles have 11 to 13 pixels. */
const PIXELS_PER_GRAPHEME = 14
/** The mark of a new item, its date, and the space to the next one. */
const FURTHER_GRAPHEMES = 20

/**
 * The distance that the line moves until it is gone. It is estimated from the letters, and never too
 * short: CSS cannot compute a duration from a width.
 */
function lineWidth(news: DocumentSummary[]): number {
  const graphemes = news.map(({ title }) => countGraphemes(title) + FURTHER_GRAPHEMES)
  return graphemes.reduce((sum, count) => sum + count, 0) * PIXELS_PER_GRAPHEME
}

/** The latest news on one line, which moves as a `marquee` with the speed 5. */
export function Ticker({ news }: { news: FetchedDocuments }) {
  const { language, words, to } = usePage()
  const hasNews = Boolean(news.content?.length)
  return (
    <section className="ticker ends no-print" aria-labelledby="ticker">
      <h2 id="ticker">{words.home.latest}</h2>
      {hasNews && (
        <>
          <input className="vh" type="checkbox" id="pause" />{' '}
          <label className="s" htmlFor="pause">
            {words.home.pause}
          </label>{' '}
        </>
      )}
      <a className="more" href={to('/allnews')}>
        {words.home.allNews}
      </a>
      <div className="tk">
        <Box documents={news} empty={words.news.empty} failed={words.news.failed} className="none">
          {(documents) => (
            <ul className="plain" style={{ '--w': lineWidth(documents) } as CSSProperties}>
              {documents.map((item) => (
                <li key={item._id}>
                  <a href={to(item.url)} lang={langOfContent(item.title)}>
                    <NewMark iso={item.date} /> {item.title}{' '}
                    <small lang={langOfContent(item.title) && language}>
                      <ShortDay iso={item.date} />
                    </small>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Box>
      </div>
    </section>
  )
}

export function DownloadsBox({ downloads }: { downloads: FetchedDocuments }) {
  const { words, to } = usePage()
  return (
    <section className="block">
      <div className="head">
        <h2>{words.home.downloads}</h2>
        <a className="more" href={to('/allDownloads')}>
          {words.home.allDownloads}
        </a>
      </div>
      <Box
        documents={downloads}
        empty={words.home.noDownloads}
        failed={words.downloads.failed}
        className="none"
      >
        {(documents) => (
          <ul className="rows">
            {documents.map((download) => (
              <li key={download._id}>
                <a href={to(download.url)} lang={langOfContent(download.title)}>
                  <span>{download.title}</span> <OwnFileSize document={download} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Box>
    </section>
  )
}

export function RecentPhotos({ photos }: { photos: GalleryRecord[] }) {
  const { words, to } = usePage()
  return (
    <section className="block">
      <div className="head">
        <h2>{words.home.recentPhotos}</h2>
        <a className="more" href={to('/photo-gallery')}>
          {words.photos.title}
        </a>
      </div>
      <ul className="photos plain dim">
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <a
              href={`${to('/photo-gallery')}?photo=${photo._id}`}
              lang={langOfContent(photo.title)}
            >
              {photo.filePath && (
                <PictureImage
                  picture={pictureOf(photo)}
                  sizes={
                    index === 0
                      ? '(min-width: 66rem) 50vw, (min-width: 48rem) 60vw, 100vw'
                      : '(min-width: 66rem) 25vw, (min-width: 48rem) 30vw, 45vw'
                  }
                />
              )}
              <span>{photo.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function pictureOf({ filePath, width, height, color }: GalleryRecord): Picture {
  return { src: filePath!, width: width!, height: height!, color: color! }
}

/** A box with a list, or with the text for an empty or failed list. */
function Box({
  children,
  ...box
}: ComponentProps<typeof EmptyBox> & { children: (documents: DocumentSummary[]) => ReactNode }) {
  const { content } = box.documents
  return content && content.length > 0 ? children(content) : <EmptyBox {...box} />
}

function EmptyBox({
  documents: { isFailed },
  empty,
  failed,
  className,
}: {
  documents: FetchedDocuments
  empty: string
  failed: string
  className: string
}) {
  return (
    <p className={isFailed ? `${className} failed` : className}>
      <Quoted>{isFailed ? failed : empty}</Quoted>
    </p>
  )
}
