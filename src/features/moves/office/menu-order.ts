import { MOVED_KINDS } from '../table.ts'

/** Databases count kinds in any order. */
export function inMenuOrder(counts: Partial<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    MOVED_KINDS.flatMap((kind) => (counts[kind] === undefined ? [] : [[kind, counts[kind]]])),
  )
}
