import { crc32 } from 'node:zlib'

/**
 * The version of an order, for ETag and If-Match: a checksum of the ids in their order, with at most
 * nine digits like every version. It needs no column, and the same order always has the same
 * version.
 */
export function orderVersion(records: { _id: string }[]): number {
  return crc32(records.map(({ _id }) => _id).join(' ')) >>> 3
}

/** The ids of an order that the history has stored. */
export function idsOfOrder({ order }: { order?: unknown }): string[] {
  return (order as { _id: string }[]).map(({ _id }) => _id)
}
