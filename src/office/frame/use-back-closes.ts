import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The class of a dialog that is closed but still visible for a moment. */
export const CLOSING = 'closing'

const DIALOG = `[role="dialog"]:not(.${CLOSING})`

/**
 * The Back button of a phone closes the open dialog, as Escape does. React Router does not notice:
 * this returns to the entry of the history that the dialog is on.
 */
export function useBackCloses(): void {
  const location = useLocation()
  const navigate = useNavigate()
  /** The position of the screen in the history. */
  const index = useRef(0)
  const isReturning = useRef(false)
  const keepIndex = () => {
    index.current = indexNow() ?? index.current
  }
  useEffect(keepIndex, [location])

  // With `capture`, this runs before React Router.
  useWindowEvent(
    'popstate',
    (event) => {
      const to = indexNow() ?? index.current
      if (isReturning.current) {
        isReturning.current = false
        event.stopImmediatePropagation()
      } else if (to !== index.current && hasDialog()) {
        event.stopImmediatePropagation()
        isReturning.current = true
        window.history.go(index.current - to)
        pressEscape()
      }
    },
    { capture: true },
  )

  // Before the first entry is another site or nothing: Back would leave the office.
  useWindowEvent('focusin', ({ target }) => {
    if (indexNow() === 0 && (target as Element).closest(DIALOG)) {
      const entry = { state: location.state as unknown, preventScrollReset: true }
      // The entry is in the history before React renders it.
      void Promise.resolve(navigate(location, entry)).then(keepIndex)
    }
  })
}

/** React Router numbers the entries that it adds to the history. */
function indexNow(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx
}

function hasDialog(): boolean {
  return document.querySelector(DIALOG) !== null
}

function pressEscape(): void {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  ;(document.activeElement ?? document.body).dispatchEvent(escape)
}
