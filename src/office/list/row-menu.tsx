import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactElement, useRef } from 'react'
import { useStaff } from '../shell/staff-context.tsx'
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
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && menu.current?.open) close(menu.current)
  })
  return (
    <details
      ref={menu}
      className="menu"
      // The menu of a low row would end below the screen.
      onToggle={({ currentTarget }) => {
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
