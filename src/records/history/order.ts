import { crc32 } from 'node:zlib'
import type { Subject } from './changes.ts'
import type { Fields } from './difference.ts'
import type { HistoryKind } from './kinds.ts'

/**
 * The version of an order, for ETag and If-Match: a checksum of the ids in their order, with at
 * most nine digits like every version. It needs no column, and the same order always has the same
 * version.
 */
export function orderVersion(records: { _id: string }[]): number {
  return crc32(records.map(({ _id }) => _id).join(' ')) >>> 3
}

/** The ids of an order in the history. */
export function idsOfOrder({ order }: { order?: unknown }): string[] {
  return (order as { _id: string }[]).map(({ _id }) => _id)
}

interface Order<State, Answer> {
  find: () => Promise<State[]>
  update: (ids: string[]) => Promise<State[]>
  nameOf: (state: State) => string
  answerOf: (state: State) => Answer
}

/** A subject for the order of a list. Its records stay the same. */
export function orderSubject<State extends { _id: string }, Answer extends Fields>(
  kind: HistoryKind,
  { find, update, nameOf, answerOf }: Order<State, Answer>,
): Subject<string[], State[], Answer[]> {
  return {
    kind,
    find,
    update: (_id, ids) => update(ids),
    // The stored order can be shorter than today's list, so its length is not checked.
    parse: idsOfOrder,
    versionOf: orderVersion,
    fieldsOf: (records) => ({
      order: records.map((record) => ({ _id: record._id, name: nameOf(record) })),
    }),
    answerOf: (records) => records.map(answerOf),
  }
}
