import { useEffect } from 'react'

/**
 * When a dialog closes, returns the focus to the element that had it before, or to the screen if
 * that element is gone (its entry was deleted). Mantine does this only for dialogs that are mounted
 * before they open.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      // Wait until the dialog's focus trap has ended.
      requestAnimationFrame(() => {
        // Something that replaced the dialog has the focus already.
        if (document.activeElement !== document.body) return
        const isThere = before instanceof HTMLElement && before.isConnected
        // A menu has closed over the button that opened the dialog.
        const menu = isThere ? before.closest('details:not([open])') : null
        const target = menu
          ? menu.querySelector('summary')
          : isThere
            ? before
            : document.getElementById('main')
        target?.focus()
      })
    }
  }, [])
}
