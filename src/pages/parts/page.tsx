import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '../../words/format.ts'
import { bengaliPath, type Language } from '../../words/language.ts'
import { contentKinds } from '../../content.ts'
import { TelephoneLinks } from './telephone-links.tsx'
import { Head } from './head.tsx'
import { usePage } from './page-context.tsx'
import { Quoted } from './quoted.tsx'

const CONTACT = contentKinds.contact.pages[0].path

/** A page below the home page: breadcrumbs, heading, content and, on a desk, a side column. */
export function Page({
  title,
  lang,
  parents,
  heading = title,
  headTitle = title,
  number = 1,
  description,
  query,
  image,
  publishedAt,
  lead,
  tools,
  isWide = false,
  beside,
  children,
}: {
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: Language | undefined
  /** The pages above this one. The breadcrumbs end with them, without the title of this page. */
  parents?: { title: string; path: string }[] | undefined
  /** Replaces the title in the heading. */
  heading?: ReactNode
  /** Replaces the title in the browser tab. */
  headTitle?: string
  /**
   * The page number of a list. From 2 on, the browser tab shows it, and the canonical address has
   * the query.
   */
  number?: number
  description: string
  query?: string | undefined
  image?: ComponentProps<typeof Head>['image']
  publishedAt?: string | undefined
  lead?: ReactNode
  /** Stands beside the heading. */
  tools?: ReactNode
  isWide?: boolean
  /** Shown first in the side column, and below the content on a phone. */
  beside?: ReactNode
  children: ReactNode
}) {
  const { language, words, to, quietColumn } = usePage()
  const { search } = useLocation()
  const isLaterPage = number > 1
  return (
    <div className={isWide ? 'wrap page blocks' : 'wrap page blocks aside'}>
      <Head
        title={
          isLaterPage ? `${title} · ${words.list.page(formatNumber(number, language))}` : headTitle
        }
        lang={lang}
        description={description}
        query={isLaterPage ? search : query}
        image={image}
        publishedAt={publishedAt}
      />
      <main className="main blocks" id="main" tabIndex={-1}>
        <header className={tools ? 'list-head ends bare' : undefined}>
          <nav aria-label={words.frame.whereYouAre}>
            <ol className="crumb tall">
              <li>
                <a href={to('/')}>{words.menu.home}</a>
              </li>
              {parents ? (
                parents.map((parent) => (
                  <li key={parent.path}>
                    <a href={to(parent.path)}>{parent.title}</a>
                  </li>
                ))
              ) : (
                <li aria-current="page">{title}</li>
              )}
            </ol>
          </nav>
          <h1 lang={lang}>{typeof heading === 'string' ? <Quoted>{heading}</Quoted> : heading}</h1>
          {tools}
          {lead && <p className="lead">{lead}</p>}
        </header>
        {children}
      </main>
      {!isWide && (
        <aside className={beside ? 'quiet topical' : 'quiet'} aria-label={words.frame.sideColumn}>
          {beside}
          {quietColumn}
        </aside>
      )}
    </div>
  )
}

/**
 * Fetched content, or a text if it is empty or failed. The loading text comes before it in the
 * HTML; CSS shows it only while no content follows, as on a stalled connection.
 */
export function AsyncContent<T>({
  fetched,
  loading,
  failed,
  empty,
  isEmpty,
  children,
}: {
  fetched: { content: T; isFailed?: false } | { content?: undefined; isFailed: true }
  loading: string
  failed: string
  empty: string
  isEmpty?: (content: T) => boolean
  children: (content: NonNullable<T>) => ReactNode
}) {
  const { words } = usePage()
  const { pathname, search } = useLocation()
  return (
    <div className="content blocks">
      <p className="loading">
        <Quoted>{loading}</Quoted>
      </p>
      {renderContent()}
    </div>
  )

  function renderContent() {
    if (fetched.isFailed) {
      return (
        <div className="card none">
          <p className="failed" role="alert">
            <Quoted>{failed}</Quoted>
          </p>
          <a href={pathname + search}>{words.failure.again}</a>
        </div>
      )
    }
    const { content } = fetched
    if (content === undefined || content === null || isEmpty?.(content)) {
      return (
        <EmptyCard>
          <Quoted>{empty}</Quoted>
        </EmptyCard>
      )
    }
    return children(content)
  }
}

/** Tells visitors that a page has no content yet, and whom to contact. */
export function EmptyCard({ children }: { children: ReactNode }) {
  const { language, words, to, officePhone } = usePage()
  const isContact = bengaliPath(useLocation().pathname) === CONTACT
  return (
    <div className="card none">
      <p>{children}</p>
      {(officePhone || !isContact) && (
        <p>
          {words.askOffice}{' '}
          {officePhone ? (
            <TelephoneLinks text={officePhone} language={language} />
          ) : (
            <a href={to(CONTACT)}>{words.menu.contact}</a>
          )}
        </p>
      )}
    </div>
  )
}
