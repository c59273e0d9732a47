import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** Further actions of one row, folded. `subject` says to screen readers which row it is. */
export function RowMenu({
  label,
  subject,
  actions,
}: {
  label: string
  subject: string
  actions: { label: string; run: () => void }[]
}) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeUnlessInside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open')
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && menu.current?.open) close(menu.current)
    }
    document.addEventListener('pointerdown', closeUnlessInside)
    document.addEventListener('focusin', closeUnlessInside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside)
      document.removeEventListener('focusin', closeUnlessInside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return (
    <details ref={menu} className="menu">
      <Button component="summary" variant="default">
        {label}
        <span className="vh">: {subject}</span>
      </Button>
      <ul>
        {actions.map((action) => (
          <li key={action.label}>
            <button
              type="button"
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
