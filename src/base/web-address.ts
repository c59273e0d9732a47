/**
 * The URL of a page on another site, as it is stored and sent: the host in punycode, the path
 * percent-encoded, because headers cannot contain Bengali letters. Undefined for schemes other than
 * http(s), and for a URL with a user name or password, which can mislead the reader about its host.
 */
export function webAddress(written: string): string | undefined {
  // URL also accepts `https:evil` and `http:/evil` and takes `evil` as the host.
  if (!/^https?:\/\/[^/\\]/i.test(written)) return undefined
  try {
    const { href, username, password } = new URL(written)
    return username || password ? undefined : href
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Text with percent signs. Other text stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
