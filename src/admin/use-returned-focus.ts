import { useEffect } from 'react'

/**
 * Gives the focus back, when a dialog goes, to what had it before; to the screen where that is gone
 * (the entry was deleted). Mantine does so only for dialogs that are there before they open.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      // After the dialog has let go of the focus that it keeps within.
      requestAnimationFrame(() => {
        // What came in the dialog's place has taken it already.
        if (document.activeElement !== document.body) return
        const isThere = before instanceof HTMLElement && before.isConnected
        const target = isThere ? before : document.getElementById('main')
        target?.focus()
      })
    }
  }, [])
}
