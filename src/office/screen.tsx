import type { ReactNode } from 'react'
import { DownloadLinks } from './download-links.tsx'
import { findScreen, type ScreenKey } from './screens.ts'
import { useStaff } from './staff-context.tsx'

/** A screen with its heading, and a link to the public page that shows its content. */
export function Screen({
  screen,
  lead,
  children,
}: {
  screen: ScreenKey
  lead?: ReactNode
  children: ReactNode
}) {
  const { words, schoolName } = useStaff()
  const { publicPage, kind } = findScreen(screen)
  return (
    <>
      <title>{`${words.screens[screen]} · ${words.office} · ${schoolName}`}</title>
      <header className="screen-head">
        <h1>{words.screens[screen]}</h1>
        {lead && <p className="lead">{lead}</p>}
        {publicPage && (
          <p>
            <a href={publicPage} target="_blank" rel="noopener">
              {words.common.seeOnSite}
            </a>
          </p>
        )}
        {kind && <DownloadLinks kind={kind} />}
      </header>
      {children}
    </>
  )
}
