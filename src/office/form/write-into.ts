/** Replaces a part of a field's text as if it was typed, so that undo works. */
export function writeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  { from, to, insert }: { from: number; to: number; insert: string },
): void {
  field.focus()
  field.setSelectionRange(from, to)
  // Deprecated, but nothing else keeps undo working.
  if (document.execCommand(insert ? 'insertText' : 'delete', false, insert)) return
  field.setRangeText(insert, from, to)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
