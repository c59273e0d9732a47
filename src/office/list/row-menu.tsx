import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactElement, useEffect, useRef } from 'react'
import { useStaff } from '../frame/staff-context.tsx'
import { Of } from './act.tsx'

/** The folded menu of a row. `subject` tells screen readers which row it is. */
export function RowMenu({
  subject,
  links,
  actions,
}: {
  subject: string
  /** Each is a row, above the actions. */
  links?: ReactElement[]
  actions: { label: string; isRemoval?: boolean; run: () => void }[]
}) {
  const { words } = useStaff()
  const menu = useRef<HTMLDetailsElement>(null)
  const closeUnlessInside = ({ target }: Event) => {
    if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open')
  }
  useWindowEvent('pointerdown', closeUnlessInside)
  useWindowEvent('focusin', closeUnlessInside)
  const below = useRef<HTMLElement[]>([])
  const setInert = (isInert: boolean) => {
    for (const element of below.current) element.inert = false
    below.current = isInert ? elementsBelow(menu.current!) : []
    for (const element of below.current) element.inert = true
  }
  useEffect(() => () => setInert(false), [])
  useWindowEvent('keydown', ({ key, shiftKey }) => {
    if (!menu.current?.open) return
    if (key === 'Escape') close(menu.current)
    else if (key === 'Tab' && isLeaving(menu.current, shiftKey)) {
      menu.current.removeAttribute('open')
      setInert(false)
    }
  })
  return (
    <details
      ref={menu}
      className="menu"
      onToggle={({ currentTarget }) => {
        // The menu covers a part of what follows, so a tap there must only close it.
        setInert(currentTarget.open)
        // The menu of a low row would end below the screen.
        if (currentTarget.open) currentTarget.lastElementChild!.scrollIntoView({ block: 'nearest' })
      }}
    >
      <Button component="summary" variant="default">
        {words.common.more}
        <Of name={subject} />
      </Button>
      <ul>
        {links?.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
        {actions.map((action) => (
          <li key={action.label}>
            <button
              type="button"
              className={action.isRemoval ? 'removal' : undefined}
              onClick={() => {
                // A dialog returns the focus to here.
                close(menu.current)
                action.run()
              }}
            >
              {action.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null): void {
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}

/** What follows the row of the menu on the screen. */
function elementsBelow(menu: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  let inside: Element | null | undefined = menu.closest('li')
  for (; inside && inside.id !== 'main'; inside = inside.parentElement) {
    for (let next = inside.nextElementSibling; next; next = next.nextElementSibling) {
      if (next instanceof HTMLElement && !next.inert) found.push(next)
    }
  }
  return found
}

/** Whether the Tab key leaves the menu. */
function isLeaving(menu: HTMLElement, isBackwards: boolean): boolean {
  const entries = [...menu.querySelectorAll<HTMLElement>('summary, a, button')]
  return document.activeElement === (isBackwards ? entries[0] : entries.at(-1))
}
