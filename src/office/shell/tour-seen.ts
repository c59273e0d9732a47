const KEY = 'officeTourSeen'

/** Whether somebody has seen or skipped the tour on this device. */
export function isTourSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // Storage is off: the tour is not offered, because skipping it would not last.
    return true
  }
}

export function rememberTour(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // As above.
  }
}
