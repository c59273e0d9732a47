import type { Stores } from '../../request/school.ts'
import type { Subject, Undo } from './changes.ts'
import type { Fields } from './difference.ts'
import type { HistoryKind } from './kinds.ts'
import { orderVersion } from './order-version.ts'

function idsOfOrder({ order }: { order?: unknown }): string[] {
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
    versionOf: (records) => orderVersion(records.map(({ _id }) => _id)),
    fieldsOf: (records) => ({
      order: records.map((record) => ({ _id: record._id, name: nameOf(record) })),
    }),
    answerOf: (records) => records.map(answerOf),
  }
}

/** Sets the records of the entry back among themselves. Those that came later stay. */
export function undoOfOrder(subject: (stores: Stores, ids: string[]) => Subject): Undo {
  return { subject: (stores, before) => subject(stores, idsOfOrder(before)) }
}
