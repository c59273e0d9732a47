/** No push service has longer endpoints. */
const MAX_ENDPOINT = 1000

/** Of Google (for Chrome and others), Mozilla and Apple: each has one host for browsers. */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
] as const

/** Of Microsoft (for Edge): `wns2-by3p` and others. Their names change. */
const MICROSOFT = /^[a-z0-9-]+\.notify\.windows\.com$/
const MICROSOFT_HOSTS = '*.notify.windows.com'

/**
 * The address of a phone at its push service. It is undefined if the push service is unknown, so that
 * nobody can make the server send requests to other addresses. It is checked before it is stored and
 * again before each request.
 */
export function pushEndpoint(written: string, pushHosts: readonly string[]): URL | undefined {
  const url = secureAddress(written)
  return url && (isAdded(url, pushHosts) || isKnown(url)) ? url : undefined
}

function isKnown({ hostname, port }: URL): boolean {
  return port === '' && (HOSTS.some((known) => known === hostname) || MICROSOFT.test(hostname))
}

/**
 * The service behind an address. All hosts of Microsoft are one service: anybody can invent names
 * that fit its wildcard, and each of them would otherwise get the slots of a host.
 */
export function serviceOf({ hostname, host }: URL): string {
  return MICROSOFT.test(hostname) ? MICROSOFT_HOSTS : host
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
