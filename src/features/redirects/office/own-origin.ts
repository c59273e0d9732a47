/** A clerk pastes the whole address of a page. The server may not know its own public address. */
export function withoutOwnOrigin(written: string): string {
  const { origin } = window.location
  return written.trim().startsWith(`${origin}/`) ? written.trim().slice(origin.length) : written
}
