import type { ReactNode } from 'react'
import type { DocumentRecord } from '../features/documents/schema.ts'
import { Day, NewMark, SlipDay } from '../ui/dates.tsx'
import { FileSize } from '../ui/file-link.tsx'
import { usePage } from '../ui/page-context.tsx'
import { Quoted } from '../ui/quoted.tsx'
import { countGraphemes } from '../words/format.ts'
import type { FetchedDocuments } from './home.tsx'

/** Titles longer than this are set smaller, so that a slip keeps to two or three lines. */
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
      <Box
        documents={notices}
        empty={words.home.noNotices}
        failed={words.notices.failed}
        className="felt none"
      >
        {(documents) => (
          // A region that scrolls must be reachable for the keyboard to scroll it.
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

function Slip({ notice }: { notice: DocumentRecord }) {
  const isLong = countGraphemes(notice.title) > LONG_TITLE_GRAPHEMES
  return (
    <li>
      <p className="meta">
        <SlipDay iso={notice.date} />
        <NewMark iso={notice.date} />
        <FileSize file={notice} />
      </p>
      <a
        href={`/${notice.filePath}`}
        download={notice.fileName}
        className={isLong ? 'long' : undefined}
        lang="bn"
      >
        {notice.title}
      </a>
    </li>
  )
}

export function Ticker({ news }: { news: FetchedDocuments }) {
  const { words, to } = usePage()
  return (
    <section className="ticker" aria-labelledby="ticker">
      <h2 id="ticker">{words.home.latest}</h2>
      {news.content && news.content.length > 0 && (
        <>
          <input className="vh" type="checkbox" id="pause" />
          <label htmlFor="pause">{words.home.pause}</label>
        </>
      )}
      <a className="more" href={to('/allnews')}>
        {words.home.allNews}
      </a>
      <Box
        documents={news}
        empty={words.news.empty}
        failed={words.news.failed}
        className="tk still"
      >
        {(documents) => (
          <div className="tk">
            <ul>
              {documents.map((item) => (
                <li key={item._id}>
                  <a href={`/${item.filePath}`} download={item.fileName} lang="bn">
                    <NewMark iso={item.date} />
                    {item.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Box>
    </section>
  )
}

export function NewsBox({ news }: { news: FetchedDocuments }) {
  const { words, to } = usePage()
  return (
    <section className="card">
      <div className="head">
        <h2>{words.home.news}</h2>
        <a className="more" href={to('/allnews')}>
          {words.home.allNews}
        </a>
      </div>
      <Box documents={news} empty={words.news.empty} failed={words.news.failed} className="none">
        {(documents) => (
          <ul className="rows">
            {documents.map((item) => (
              <li key={item._id}>
                <a href={`/${item.filePath}`} download={item.fileName} lang="bn">
                  <span>{item.title}</span>
                </a>
                <small>
                  <Day iso={item.date} />
                </small>
              </li>
            ))}
          </ul>
        )}
      </Box>
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
            {documents.map((file) => (
              <li key={file._id}>
                <a href={`/${file.filePath}`} download={file.fileName} lang="bn">
                  <span>{file.title}</span> <FileSize file={file} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Box>
    </section>
  )
}

/** A box's list, or the words for an empty or failed one. */
function Box({
  documents,
  empty,
  failed,
  className,
  children,
}: {
  documents: FetchedDocuments
  empty: string
  failed: string
  className: string
  children: (documents: DocumentRecord[]) => ReactNode
}) {
  if (documents.content && documents.content.length > 0) return children(documents.content)
  return (
    <p className={documents.isFailed ? `${className} failed` : className}>
      <Quoted>{documents.isFailed ? failed : empty}</Quoted>
    </p>
  )
}
