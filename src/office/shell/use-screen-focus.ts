import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the heading of each new screen, so that screen readers read it. */
export function useScreenFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // The browser announces the first page itself.
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [pathname])
}
