import { LRUCache } from 'lru-cache'

/** Three times as many as at one school: an address can be that of a whole mobile network. */
const MAX_FAILURES = 30
const WINDOW = { max: 10_000, ttl: 15 * 60_000 }

/** Counts the failures of an address at all schools of a district, besides the limit of each school. */
export interface AddressFailures {
  /** Counts a failure. If there are too many already, returns the seconds to wait instead. */
  add(address: string): number | undefined
  takeBack(address: string): void
}

export function createAddressFailures(): AddressFailures {
  const failures = new LRUCache<string, number>({ ...WINDOW, noUpdateTTL: true })
  return {
    add(address) {
      const count = failures.get(address) ?? 0
      if (count >= MAX_FAILURES) return failures.getRemainingTTL(address) / 1000
      failures.set(address, count + 1)
      return undefined
    },
    takeBack(address) {
      const count = failures.get(address)
      if (count) failures.set(address, count - 1)
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if the process has one school. */
    addressFailures: AddressFailures | undefined
  }
}
