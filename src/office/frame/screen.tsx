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
  parts,
  links,
  children,
}: {
  screen: ScreenKey
  lead?: ReactNode
  list?: string
  /** Links to other parts of the screen. */
  parts?: Part[]
  /** Links to other screens, in place of the one to the site. */
  links?: ReactNode
  children: ReactNode
}) {
  const { words, schoolName } = useStaff()
  const label = useScreenLabel()(screen)
  const { publicPage, kind } = findScreen(screen)
  const jumps = [...(list ? [{ id: LIST_ID, label: list }] : []), ...(parts ?? [])]
  return (
    <>
      <title>{`${label} · ${words.office} · ${schoolName}`}</title>
      <header className="screen-head">
        <h1>{label}</h1>
        {lead && <p className="lead">{lead}</p>}
        <PartLinks parts={jumps}>
          {links ??
            (publicPage && (
              <a href={publicPage} target="_blank" rel="noopener">
                {words.common.seeOnSite}
              </a>
            ))}
        </PartLinks>
      </header>
      {children}
      {kind && <DownloadLinks kind={kind} />}
    </>
  )
}

/** A part of a screen, by the id of its heading. */
interface Part {
  id: string
  label: string
}

/** Links to parts of a screen; `children` is another link. */
export function PartLinks({ parts, children }: { parts: Part[]; children?: ReactNode }) {
  if (parts.length === 0 && !children) return null
  return (
    <p className="flow screen-links">
      {parts.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className="to-list"
          onClick={(event) => {
            event.preventDefault()
            jumpTo(id)
          }}
        >
          {label}
        </a>
      ))}
      {children}
    </p>
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

function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  heading.tabIndex = -1
  heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}
