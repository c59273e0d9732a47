import type { ReactNode } from 'react'
import { DownloadLinks } from './download-links.tsx'
import { useScreenLabel } from './screen-label.ts'
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
  const label = useScreenLabel()(screen)
  const { publicPage, kind } = findScreen(screen)
  return (
    <>
      <title>{`${label} · ${words.office} · ${schoolName}`}</title>
      <header className="screen-head">
        <h1>{label}</h1>
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
