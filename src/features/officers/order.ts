import { crc32 } from 'node:zlib'
import type { OfficerRecord } from './schema.ts'

/** The order of the list as history stores it: names for readers, ids for undoing. */
export function orderOf(officers: OfficerRecord[]) {
  return { order: officers.map(({ _id, name }) => ({ _id, name })) }
}

/**
 * The version of the order, for ETag and If-Match: a checksum of the ids in their order, with at
 * most nine digits like every version. It needs no column, and the same order always has the same
 * version.
 */
export function orderVersion(officers: OfficerRecord[]): number {
  return crc32(officers.map(({ _id }) => _id).join(' ')) >>> 3
}
