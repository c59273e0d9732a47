/** A `ref` for an element that takes the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
