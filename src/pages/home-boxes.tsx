import type { ComponentProps, ReactNode } from 'react'
import type { DocumentSummary } from '../features/documents/schema.ts'
import { fileOf } from '../files/file-of.ts'
import { Marks } from '../features/documents/public/marks.tsx'
import type { Fetched } from './context.ts'
import { NewMark, SlipDay } from './parts/dates.tsx'
import { FileSize } from './parts/file-size.tsx'
import { usePage } from './parts/page-context.tsx'
import { Quoted } from './parts/quoted.tsx'
import { PictureImage } from './parts/picture.tsx'
import type { GalleryRecord } from '../features/galleries/schema.ts'
import { countGraphemes } from '../words/format.ts'

type FetchedDocuments = Fetched<DocumentSummary[]>

/** Longer titles get a smaller font, so that a slip has at most two or three lines. */
const LONG_TITLE_GRAPHEMES = 60

export function NoticeBoard({ notices }: { notices: FetchedDocuments }) {
  const { words, to } = usePage()
  return (
    <section className="board" aria-labelledby="board">
      <div className="head">
        <h2 id="board">{words.home.noticeBoard}</h2>
        <a className="more" href={to('/allNotices')}>
          <Quoted>{words.home.allNotices}</Quoted>
        </a>
      </div>
      {words.list.inBengali && <p className="s">{words.list.inBengali}</p>}
      <Box
        documents={notices}
        empty={words.home.noNotices}
        failed={words.notices.failed}
        className="felt none"
      >
        {(documents) => (
          // A scrolling region must be focusable, so that the keyboard can scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <ul className="felt" tabIndex={0} aria-labelledby="board">
            {documents.map((notice) => (
              <Slip key={notice._id} notice={notice} />
            ))}
          </ul>
        )}
      </Box>
    </section>
  )
}

function Slip({ notice }: { notice: DocumentSummary }) {
  const { to } = usePage()
  const isLong = countGraphemes(notice.title) > LONG_TITLE_GRAPHEMES
  return (
    <li className={notice.pinnedUntil === null ? undefined : 'pinned'}>
      <p className="meta">
        <SlipDay iso={notice.date} /> <Marks document={notice} /> <OwnFileSize document={notice} />
      </p>
      <a href={to(notice.url)} className={isLong ? 'long' : undefined} lang="bn">
        {notice.title}
      </a>
    </li>
  )
}

function OwnFileSize({ document }: { document: DocumentSummary }) {
  const file = fileOf(document)
  return file ? <FileSize file={file} /> : null
}

/** As in a `marquee`: pixels per 85 ms. */
const TICKER_SPEED = 5
const TICKER_PIXELS_PER_SECOND = (TICKER_SPEED * 1000) / 85
const PIXELS_PER_GRAPHEME = 11
/** The share of the animation in which the line moves out; in the rest it stops or moves in. */
const RUNNING_OUT = 0.53

/**
 * Estimates the line's width from its letters, so that the speed does not depend on the length of
 * the news.
 */
function tickerSeconds(news: DocumentSummary[]): number {
  const graphemes = news.reduce((sum, { title }) => sum + countGraphemes(title) + 8, 0)
  return Math.round((graphemes * PIXELS_PER_GRAPHEME) / TICKER_PIXELS_PER_SECOND / RUNNING_OUT)
}

/** The latest news on one line. */
export function Ticker({ news }: { news: FetchedDocuments }) {
  const { words, to } = usePage()
  if (!news.content?.length) return null
  return (
    <section className="ticker" aria-labelledby="ticker">
      <h2 id="ticker">{words.home.latest}</h2>
      <input className="vh" type="checkbox" id="pause" />{' '}
      <label htmlFor="pause">{words.home.pause}</label>{' '}
      <a className="more" href={to('/allnews')}>
        {words.home.allNews}
      </a>
      <div className="tk">
        <div style={{ animationDuration: `${tickerSeconds(news.content)}s` }}>
          <ul>
            {news.content.map((item) => (
              <li key={item._id}>
                <a href={to(item.url)} lang="bn">
                  <NewMark iso={item.date} /> {item.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** The ticker shows the news. Without news, or if they could not be read, a box says so. */
export function NoNews({ news }: { news: FetchedDocuments }) {
  const { words, to } = usePage()
  return (
    <section className="card">
      <div className="head">
        <h2>{words.home.news}</h2>
        <a className="more" href={to('/allnews')}>
          {words.home.allNews}
        </a>
      </div>
      <EmptyBox
        documents={news}
        empty={words.news.empty}
        failed={words.news.failed}
        className="none"
      />
    </section>
  )
}

export function DownloadsBox({ downloads }: { downloads: FetchedDocuments }) {
  const { words, to } = usePage()
  return (
    <section className="card">
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
                <a href={to(download.url)} lang="bn">
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
    <section>
      <div className="head">
        <h2>{words.home.recentPhotos}</h2>
        <a className="more" href={to('/photo-gallery')}>
          {words.photos.title}
        </a>
      </div>
      <ul className="photos">
        {photos.map(({ _id, title, filePath, width, height, color }) => (
          <li key={_id}>
            <a href={`${to('/photo-gallery')}?photo=${_id}`} lang="bn">
              {filePath && (
                <PictureImage
                  picture={{ src: filePath, width: width!, height: height!, color: color! }}
                  sizes="(min-width: 110rem) 360px, (min-width: 78rem) 278px, (min-width: 40rem) 22vw, (min-width: 28rem) 30vw, (min-resolution: 2.1dppx) 29vw, calc(50vw - 24px)"
                />
              )}
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
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
