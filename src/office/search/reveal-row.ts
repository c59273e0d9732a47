const WAIT_MS = 5000
const STEP_MS = 100

/** Shows and focuses a part of the screen that opens now, as soon as the screen has loaded it. */
export function revealRow(id: string | null): void {
  if (id === null) return
  const until = Date.now() + WAIT_MS
  const look = () => {
    const row = document.getElementById(id)
    if (!row) {
      if (Date.now() < until) setTimeout(look, STEP_MS)
      return
    }
    const fold = row.closest('details')
    if (fold) fold.open = true
    if (!row.hasAttribute('tabindex')) row.tabIndex = -1
    row.scrollIntoView({ block: row.matches('h1, h2, h3') ? 'start' : 'center' })
    row.focus({ preventScroll: true })
  }
  // After the new screen's heading has taken the focus.
  setTimeout(look, STEP_MS)
}
