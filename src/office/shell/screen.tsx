import type { ReactNode } from 'react'
import { DownloadLinks } from './download-links.tsx'
import { useScreenLabel } from './screen-label.ts'
import { findScreen, type ScreenKey } from './screens.ts'
import { useStaff } from './staff-context.tsx'

export const LIST_ID = 'list-of-screen'

/**
 * A screen with its heading, a link to the public page that shows its content, and downloads of its
 * records at the end. `list` is the heading of its list: a link leads there over the form.
 */
export function Screen({
  screen,
  lead,
  list,
  children,
}: {
  screen: ScreenKey
  lead?: ReactNode
  list?: string
  children: ReactNode
}) {
  const { words, schoolName } = useStaff()
  const label = useScreenLabel()(screen)
  const { publicPage, kind } = findScreen(screen)
  return (
    <>
      <title>{`${label} · ${words.office} · ${schoolName}`}</title>
      <header className="screen-head">
        <h1>{label}</h1>
        {lead && <p className="lead">{lead}</p>}
        {(list || publicPage) && (
          <p className="screen-links">
            {list && (
              <a
                href={`#${LIST_ID}`}
                className="to-list"
                onClick={(event) => {
                  event.preventDefault()
                  showList()
                }}
              >
                {list}
              </a>
            )}
            {publicPage && (
              <a href={publicPage} target="_blank" rel="noopener">
                {words.common.seeOnSite}
              </a>
            )}
          </p>
        )}
      </header>
      {children}
      {kind && <DownloadLinks kind={kind} />}
    </>
  )
}

/** The heading of the list to which the screen's link leads. */
export function ListHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={LIST_ID} tabIndex={-1}>
      {children}
    </h2>
  )
}

function showList(): void {
  const heading = document.getElementById(LIST_ID)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
