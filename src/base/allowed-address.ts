import type { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Lookup = typeof lookup

/** Outdated addresses that contain an IPv4 address, like `::127.0.0.1`. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96')

/** A URL leads to an address that can be in the school's own network, or of this machine. */
export class PrivateAddress extends Error {
  readonly address: string
  /** `HOST:PORT` of the URL. */
  readonly host: string

  constructor(address: string, host: string) {
    super(`${host} is the private address ${address}`)
    this.address = address
    this.host = host
  }
}

/**
 * Whether an IP address belongs to the public internet. All others can lead into the school's own
 * network, or to this machine.
 */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE)) return false
  return parsed.range() === 'unicast'
}

/**
 * Checks the IP address in a URL, if it has one, because Node does not call `lookup` for it.
 * `allowedPrivate` has the `HOST:PORT` of private addresses that are allowed.
 * @throws PrivateAddress
 */
export function checkHost(url: URL, allowedPrivate: string[]): void {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host)) checkAddress(host, url, allowedPrivate)
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
  const host = hostAndPort(url)
  if (isPublicAddress(address) || allowedPrivate.includes(host)) return
  throw new PrivateAddress(address, host)
}

/** `HOST:PORT`, with the port also if it is the usual one. */
function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
