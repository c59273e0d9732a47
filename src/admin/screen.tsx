import type { ReactNode } from 'react'
import { type ScreenKey, screens } from './screens.ts'
import { useStaff } from './staff-context.tsx'

/** A screen's heading, and the way to where visitors see its content. */
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
  const found = screens.find(({ key }) => key === screen)!
  return (
    <>
      <title>{`${words.screens[screen]} · ${words.office} · ${schoolName}`}</title>
      <header className="screen-head">
        <h1>{words.screens[screen]}</h1>
        {lead && <p className="lead">{lead}</p>}
        {'publicPage' in found && (
          <p>
            <a href={found.publicPage} target="_blank" rel="noopener">
              {words.common.seeOnSite}
            </a>
          </p>
        )}
      </header>
      {children}
    </>
  )
}
