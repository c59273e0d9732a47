import type { OfficerRecord } from './schema.ts'

/** The list's order as history keeps it: names for who reads it, ids for setting it back. */
export function orderOf(officers: OfficerRecord[]) {
  return { order: officers.map(({ _id, name }) => ({ _id, name })) }
}
