/** A `ref` for an element that replaces the one with the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
