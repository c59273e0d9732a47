/** One address. Its host has two parts or more. */
const ADDRESS = /^[^\s@:;,<>()[\]\\"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u

export function isMailAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** The address of a mail as a link. `?` and `&` in it add no copy and no text to the mail. */
export function mailLink(address: string): string {
  return `mailto:${encodeURI(address.toWellFormed()).replace(/[?&#]/g, encodeURIComponent)}`
}
