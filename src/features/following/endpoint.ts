/** No push service has longer endpoints. */
const MAX_ENDPOINT = 1000

/** Google for Chrome and others, Mozilla, Apple, and Microsoft for Edge. */
const PUSH_SERVICE =
  /^(fcm\.googleapis\.com|([a-z0-9-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/

/**
 * The address of a phone at its push service. It is undefined if the push service is unknown, so that
 * nobody can make the server send requests to other addresses. It is checked before it is stored and
 * again before each request.
 */
export function pushEndpoint(written: string, pushHosts: readonly string[]): URL | undefined {
  const url = secureAddress(written)
  if (!url || !(isAdded(url, pushHosts) || (url.port === '' && PUSH_SERVICE.test(url.hostname))))
    return undefined
  return url
}

/** Whether PUSH_HOSTS has this host, which may then have a private address. */
export function isAdded({ hostname, port }: URL, pushHosts: readonly string[]): boolean {
  return pushHosts.includes(`${hostname}:${port || '443'}`)
}

/**
 * An https address without user, password and fragment, in its only spelling: a second spelling would
 * be a second follower. Undefined for any other text.
 */
export function secureAddress(written: string): URL | undefined {
  const url = written.length <= MAX_ENDPOINT ? URL.parse(written) : null
  const isSecure = url?.protocol === 'https:' && !url.username && !url.password && !url.hash
  return isSecure && url.href === written ? url : undefined
}
