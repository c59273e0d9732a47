import { isIPv6 } from 'node:net'

/**
 * The part of an IP address that identifies one subscriber: the whole IPv4 address, or the first 64
 * bits of an IPv6 address, because a subscriber can use all addresses that begin with them.
 */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  return groupsOf(address).slice(0, 4).join(':')
}

/**
 * The first 48 bits of an IPv6 address: a provider gives as many addresses to a site or to a rented
 * server. Undefined for other addresses.
 */
export function networkOf(address: string): string | undefined {
  const isMapped = /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address)
  if (isMapped || !isIPv6(address)) return undefined
  return `${groupsOf(address).slice(0, 3).join(':')}/48`
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
