/** As `ref` of what appears in the place of something that had the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
