/** The fold with the form for another file. */
export const ANOTHER_FILE = 'another-file'

/** Opens the form for another file, and brings it into view. */
export function askForFile(): void {
  const fold = document.querySelector<HTMLDetailsElement>(`#${ANOTHER_FILE}`)!
  fold.open = true
  fold.scrollIntoView()
  fold.querySelector('input')?.focus({ preventScroll: true })
}
