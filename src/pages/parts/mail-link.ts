/** The address of a mail as a link. `?` and `&` in it add no copy and no text to the mail. */
export function mailLink(address: string): string {
  return `mailto:${encodeURI(address.toWellFormed()).replace(/[?&#]/g, encodeURIComponent)}`
}
