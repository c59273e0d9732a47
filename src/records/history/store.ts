import { expressionBuilder } from 'kysely'
import { nowIso } from '../../base/clock.ts'
import type { Cursor } from '../../database/cursor.ts'
import type { Database, Tables } from '../../database/database.ts'
import { newId } from '../../base/new-id.ts'
import { type BinKind, DOCUMENT_KINDS } from '../../content.ts'
import { removeReplacedBefore } from '../../files/replaced.ts'
import type { StoredFile } from '../../files/table.ts'
import { titleOf } from './title.ts'
import { type Fields, findDifference, withoutNames } from './difference.ts'
import { type Action, type HistoryKind, ORDERS } from './kinds.ts'
import { MANY, type ManyRecord, pairsOf, recordsOf } from './many-records.ts'
import type { HistoryEntryTable } from './table.ts'

/** Records of one statement, because it has a limited number of parameters. */
const RECORDS_AT_ONCE = 500

/** Kinds that the reader must not see, except the subject with `visibleId`. */
interface HistoryReader {
  hiddenKinds: readonly HistoryKind[]
  visibleId: string
}

interface HistoryFilter extends Partial<HistoryReader> {
  limit?: number | undefined
  after?: Cursor | undefined
  kind?: HistoryKind | undefined
  subjectId?: string | undefined
  /** Of a record: also the entries about many records that name it. Needs `kind`. */
  recordId?: string | undefined
  username?: string | undefined
  /** From the first moment up to, but not including, the second; ISO 8601 UTC. */
  between?: [string, string] | undefined
  /** Only the entries by which a document went out, or was planned to. */
  isPublished?: boolean | undefined
}

/** In the values of an entry. Inside of a text, JSON has a backslash before the quotes. */
const WENT_OUT = ['"state":"published"', '"state":"scheduled"', '"draft":false']
const ABOUT_PUBLISHING = ['"draft":', '"publishAt":']

export type HistoryStore = ReturnType<typeof createHistoryStore>

/**
 * The history of changes. Use it in the transaction of the change, so that every change has an
 * entry and every entry a change. `actor` is the account's name.
 */
export function createHistoryStore(database: Database, actor: string) {
  const record = async (
    action: Action,
    kind: HistoryKind,
    subject: object,
    { before = null, after = null }: { before?: object | null; after?: object | null },
  ) => {
    const { _id: subjectId = kind } = subject as { _id?: string }
    const entry: HistoryEntryTable = {
      id: newId(),
      at: nowIso(),
      username: actor,
      action,
      kind,
      subjectId,
      title: titleOf(subject),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    }
    await database.insertInto('historyEntry').values(entry).execute()
  }

  /** Rewrites the parts of these records in the entries about many records of their kind. */
  const rewriteInMany = async (
    kind: HistoryKind,
    recordIds: ReadonlySet<string>,
    rewrite: (record: ManyRecord) => ManyRecord,
  ) => {
    const isMeant = (one: ManyRecord) => one.kind === kind && recordIds.has(one._id)
    const rewritten = (one: ManyRecord) => (isMeant(one) ? rewrite(one) : one)
    const entries = await database
      .selectFrom('historyEntry')
      .select('id')
      .where('kind', '=', kind)
      .where('subjectId', '=', MANY)
      .execute()
    // One after the other: an entry about 500 documents has all their texts.
    for (const { id } of entries) {
      const pairs = pairsOf((await find(id))!)
      if (!pairs.some((pair) => isMeant(pair.after))) continue
      const { before, after } = recordsOf(
        pairs.map((pair) => ({ before: rewritten(pair.before), after: rewritten(pair.after) })),
      )
      await database
        .updateTable('historyEntry')
        .set({ before: JSON.stringify(before), after: JSON.stringify(after) })
        .where('id', '=', id)
        .execute()
    }
  }

  const find = (id: string): Promise<HistoryEntryTable | undefined> =>
    database.selectFrom('historyEntry').selectAll().where('id', '=', id).executeTakeFirst()

  return {
    /** Returns the new record. */
    async created<T extends object>(kind: HistoryKind, made: T): Promise<T> {
      await record('created', kind, made, { after: made })
      return made
    },

    /**
     * A record that came from an old site, or a text of the site that came into an empty field.
     * Returns the record.
     */
    async movedIn<T extends object>(kind: HistoryKind, made: T, before?: object): Promise<T> {
      await record('movedIn', kind, made, before ? findDifference(before, made) : { after: made })
      return made
    },

    /**
     * Stores the differences, and returns the changed record. A change that changes nothing has no
     * entry.
     */
    async changed<T extends object>(
      kind: HistoryKind,
      before: object,
      after: T,
      action: 'changed' | 'setBack' = 'changed',
    ): Promise<T> {
      const difference = findDifference(before, after)
      if (Object.keys(difference.after).length > 0) await record(action, kind, after, difference)
      return after
    },

    /** One entry for the changes of many records, in their order. No change has no entry. */
    async changedMany(
      kind: HistoryKind,
      pairs: { before: ManyRecord; after: ManyRecord }[],
      action: 'changed' | 'setBack',
    ): Promise<void> {
      if (pairs.length === 0) return
      await record(action, kind, { _id: MANY }, recordsOf(pairs))
    },

    deleted: (kind: HistoryKind, gone: object) => record('deleted', kind, gone, { before: gone }),

    async restored<T extends object>(kind: HistoryKind, back: T): Promise<T> {
      await record('restored', kind, back, { after: back })
      return back
    },

    /**
     * For a permanent deletion of records. Their earlier entries lose what the records said, also
     * their titles; who changed them and when stays. An entry about many records is rewritten once
     * for all of them, because it can be long.
     */
    async destroyed(kind: BinKind, recordIds: string[]): Promise<void> {
      for (let start = 0; start < recordIds.length; start += RECORDS_AT_ONCE) {
        const entries = database
          .updateTable('historyEntry')
          .where('kind', '=', kind)
          .where('subjectId', 'in', recordIds.slice(start, start + RECORDS_AT_ONCE))
        await entries.set({ title: '', before: null }).execute()
        // Of a message, `after` has only the numbers of its receivers.
        await entries.set({ after: null }).where('action', '!=', 'sent').execute()
      }
      const gone = new Set(recordIds)
      await rewriteInMany(kind, gone, (one) => ({ ...one, title: '', fields: one.fields && {} }))
      const order = ORDERS[kind]
      if (order) await this.forget(order, order, (fields) => withoutNames(fields, gone))
      for (const _id of recordIds) await record('destroyed', kind, { _id }, {})
    },

    /** All sample content was deleted permanently. */
    sampleDestroyed: () => record('destroyed', 'sample', {}, {}),

    /** Followers were told of the record. `subject` has `_id` and `title`. */
    sent: (
      kind: HistoryKind,
      subject: object,
      numbers: { sent: number; failed: number; gone: number },
    ) => record('sent', kind, subject, { after: numbers }),

    /** Never stores the password. */
    passwordChanged: ({ _id, username }: { _id: string; username: string }) =>
      record('passwordChanged', 'account', { _id, username }, {}),

    /** Never stores the secrets of two-step sign-in. */
    twoStep: (
      action: 'twoStepOn' | 'twoStepOff' | 'recoveryCodesMade',
      { _id, username }: { _id: string; username: string },
    ) => record(action, 'account', { _id, username }, {}),

    /**
     * Rewrites the values in every entry of a record. It is for personal data that must not come
     * back by setting back; the entries themselves stay.
     */
    async forget(
      kind: HistoryKind,
      subjectId: string,
      rewrite: (fields: Fields) => Fields,
    ): Promise<void> {
      const rewritten = (json: string | null) =>
        json && JSON.stringify(rewrite(JSON.parse(json) as Fields))
      for (const { id, before, after } of await this.list({ kind, subjectId })) {
        await database
          .updateTable('historyEntry')
          .set({ before: rewritten(before), after: rewritten(after) })
          .where('id', '=', id)
          .execute()
      }
      await rewriteInMany(kind, new Set([subjectId]), (one) => ({
        ...one,
        fields: one.fields && rewrite(one.fields),
      }))
    },

    /** Newest first. */
    list({
      limit,
      after,
      kind,
      subjectId,
      recordId,
      username,
      between,
      isPublished = false,
      hiddenKinds = [],
      visibleId = '',
    }: HistoryFilter = {}) {
      const all = database.selectFrom('historyEntry').selectAll()
      // The order of the index, which has the entries of a day together.
      let query = (between ? all.orderBy('at', 'desc') : all).orderBy('id', 'desc')
      if (between) {
        const [from, until] = between
        query = query.where('at', '>=', from).where('at', '<', until)
      }
      if (after) {
        query = between
          ? query
              .where((row) => row.or([row('at', '<', after.at), row('id', '<', after.id)]))
              .where('at', '<=', after.at)
          : query.where('id', '<', after.id)
      }
      if (kind !== undefined) query = query.where('kind', '=', kind)
      if (subjectId !== undefined) query = query.where('subjectId', '=', subjectId)
      if (recordId !== undefined) {
        query = query
          .where('subjectId', 'in', [recordId, MANY])
          .where((row) =>
            row.or([row('subjectId', '=', recordId), row('after', 'like', `%"${recordId}"%`)]),
          )
      }
      if (username !== undefined) query = query.where('username', '=', username)
      if (isPublished) {
        query = query
          .where('kind', 'in', DOCUMENT_KINDS)
          .where((row) => row.or(WENT_OUT.map((part) => row('after', 'like', `%${part}%`))))
      }
      if (hiddenKinds.length > 0) query = query.where(isReadable({ hiddenKinds, visibleId }))
      if (limit !== undefined) query = query.limit(limit)
      return query.execute()
    },

    /** Newest first, without the values. */
    listLast(limit: number, reader: HistoryReader) {
      const last = database
        .selectFrom('historyEntry')
        .select(['at', 'username', 'action', 'kind', 'subjectId', 'title'])
        // The plan is then a search of the key, which query-plans.test.ts can tell from a scan.
        .where('id', '>', '')
        .orderBy('id', 'desc')
        .limit(limit)
      return (reader.hiddenKinds.length === 0 ? last : last.where(isReadable(reader))).execute()
    },

    /** When a person changed something last, ISO 8601 UTC. */
    async findLastWork(): Promise<string | undefined> {
      const entry = await database
        .selectFrom('historyEntry')
        .select('at')
        .where('username', '!=', '')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return entry?.at
    },

    /** The accounts whose entries the reader may see. One step for each account reads no other entries. */
    async listPeople(reader: HistoryReader): Promise<string[]> {
      const people: string[] = []
      for (;;) {
        const query = database
          .selectFrom('historyEntry')
          .select('username')
          .where('username', '>', people.at(-1) ?? '')
          .orderBy('username')
          .limit(1)
        const readable = reader.hiddenKinds.length === 0 ? query : query.where(isReadable(reader))
        const next = await readable.executeTakeFirst()
        if (!next) return people
        people.push(next.username)
      }
    },

    /**
     * Who published or planned these documents last, and who made these other records, by their
     * ids. A record that came with many others is left out.
     */
    async findAuthors(ids: string[]): Promise<Map<string, string>> {
      const authors = new Map<string, string>()
      for (let start = 0; start < ids.length; start += RECORDS_AT_ONCE) {
        const entries = await database
          .selectFrom('historyEntry')
          .select(['id', 'subjectId', 'username'])
          .where('subjectId', 'in', ids.slice(start, start + RECORDS_AT_ONCE))
          .where((row) =>
            row.or([
              row('action', 'in', ['created', 'movedIn']),
              row.and([
                row('action', 'in', ['changed', 'setBack']),
                row.or(ABOUT_PUBLISHING.map((part) => row('after', 'like', `%${part}%`))),
              ]),
            ]),
          )
          .execute()
        entries.sort((a, b) => (a.id < b.id ? -1 : 1))
        for (const { subjectId, username } of entries) authors.set(subjectId, username)
      }
      return authors
    },

    find,

    /**
     * Deletes entries from before a time (ISO 8601 UTC). Returns the replaced pictures that only
     * these entries could set back. Their files are no longer used.
     */
    async deleteBefore(time: string): Promise<StoredFile[]> {
      await database.deleteFrom('historyEntry').where('at', '<', time).execute()
      return removeReplacedBefore(database, time)
    },
  }
}

function isReadable({ hiddenKinds, visibleId }: HistoryReader) {
  const row = expressionBuilder<Tables, 'historyEntry'>()
  return row.or([row('kind', 'not in', hiddenKinds), row('subjectId', '=', visibleId)])
}

declare module '../../request/school.ts' {
  interface Stores {
    history: HistoryStore
  }
}
