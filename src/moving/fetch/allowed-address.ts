import type { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { IncomingFileError } from '../incoming-file-error.ts'

export type Lookup = typeof lookup

/** Outdated addresses that contain an IPv4 address, like `::127.0.0.1`. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96')

/**
 * Whether an IP address belongs to the public internet. All others can lead into the school's own
 * network, or to this machine.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE)) return false
  return parsed.range() === 'unicast'
}

/**
 * The URL, if it may be fetched. `allowedPrivate` has the `HOST:PORT` of private addresses that may
 * be fetched too. Node does not call `lookup` for an IP address in a URL, so it is checked here.
 * @throws IncomingFileError for any other URL
 */
export function allowedUrl(written: string, allowedPrivate: string[]): URL {
  if (!/^https?:\/\/[^/\\]/i.test(written) || !URL.canParse(written))
    throw new IncomingFileError('no-address', { url: written })
  const url = new URL(written)
  if (url.username || url.password)
    throw new IncomingFileError('address-with-name', { url: url.host })
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host)) checkAddress(host, url, allowedPrivate)
  return url
}

/**
 * A lookup for the connection to `url`. The addresses that it checks are those that are connected
 * to, so the name cannot lead to another address in between.
 */
export function allowedLookup(url: URL, allowedPrivate: string[], lookup: Lookup): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      try {
        for (const { address } of addresses) checkAddress(address, url, allowedPrivate)
      } catch (problem) {
        return done(problem as Error, [])
      }
      const [first] = addresses
      return options.all ? done(null, addresses) : done(null, first!.address, first!.family)
    })
  }
}

function checkAddress(address: string, url: URL, allowedPrivate: string[]): void {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const host = `${url.hostname}:${port}`
  if (isPublicAddress(address) || allowedPrivate.includes(host)) return
  throw new IncomingFileError('private-address', { address, host })
}
