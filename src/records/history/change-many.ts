import type { BinKind } from '../../content.ts'
import { CannotUndo, orNotFound, Outdated } from '../../errors/classes.ts'
import type { PlainCode } from '../../errors/codes.ts'
import type { Stores } from '../../school/school.ts'
import { restoreUnrecorded } from '../bin/restore.ts'
import type { RecordSubject, Subject, Undos } from './changes.ts'
import { type Fields, findDifference, hasSameFields, withoutHtml } from './difference.ts'
import type { HistoryKind } from './kinds.ts'
import { type ManyPair, pairsOf } from './many-records.ts'
import { earlierInput } from './set-back.ts'
import type { HistoryEntryTable } from './table.ts'
import { titleOf } from './title.ts'

/** The changes that one call makes. They are in the order in which the call makes them. */
export interface ManyChanges {
  /** @throws NotFound */
  change<Input, State extends object, Answer extends Fields | Fields[]>(
    subject: Subject<Input, State, Answer>,
    id: string,
    input: Input,
  ): Promise<Answer>
  /** Returns the new record. */
  created<T extends { _id: string }>(kind: BinKind, made: T): Promise<T>
  /**
   * Moves a record to the bin.
   * @throws NotFound
   */
  remove<State extends { _id: string }, Answer extends Fields | Fields[]>(
    subject: Pick<RecordSubject<never, State, Answer>, 'kind' | 'find' | 'answerOf' | 'remove'>,
    id: string,
  ): Promise<void>
}

/**
 * Changes many records, with one entry in the history that sets all of them back. Use it in a
 * transaction of `Write`. `kind` is the kind of the records.
 */
export async function changeMany<T>(
  stores: Stores,
  kind: HistoryKind,
  work: (many: ManyChanges & { add: (pair: ManyPair) => void }) => Promise<T>,
  action: 'changed' | 'setBack' = 'changed',
): Promise<T> {
  const pairs: ManyPair[] = []
  const add = (pair: ManyPair) => void pairs.push(pair)
  const result = await work({
    add,

    async change(subject, id, input) {
      const before = orNotFound(await subject.find(id), subject.missing)
      const earlier = subject.fieldsOf(before)
      const after = (await subject.update(id, input))!
      const later = subject.fieldsOf(after)
      const difference = findDifference(earlier, later)
      if (Object.keys(difference.after).length > 0) {
        const record = { kind: subject.kind, _id: id, title: titleOf(later) }
        add({
          before: { ...record, fields: difference.before },
          after: { ...record, fields: difference.after },
        })
      }
      return subject.answerOf(after)
    },

    async created(of, made) {
      add(existence(of, made, 'after'))
      return made
    },

    async remove(subject, id) {
      const answer = subject.answerOf(orNotFound(await subject.find(id)))
      await stores.bin.addUnrecorded(subject.kind, answer, (await subject.remove(id))!)
      add(existence(subject.kind, answer, 'before'))
    },
  })
  await stores.history.changedMany(kind, pairs, action)
  return result
}

/** A record that exists only before the call, or only after it. */
function existence(kind: HistoryKind, answer: object, when: 'before' | 'after'): ManyPair {
  const record = { kind, _id: (answer as { _id: string })._id, title: titleOf(answer) }
  return {
    before: { ...record, fields: when === 'before' ? (answer as Fields) : null },
    after: { ...record, fields: when === 'after' ? (answer as Fields) : null },
  }
}

/** A record that stays as it is when the others are set back. */
interface LeftRecord extends Pick<ManyPair['after'], 'kind' | '_id' | 'title'> {
  reason: PlainCode
}

/** `changed` is the number of records that are set back. */
export type ManySetBack = { changed: number; left: LeftRecord[] }

/** A record of an entry that was changed again, as it is now. */
export interface NewerRecord extends Pick<ManyPair['after'], 'kind' | '_id'> {
  version: number
  /** The fields of the entry; the whole record if the entry made it. */
  fields: Fields
}

export interface ManyNewerAnswer {
  records: NewerRecord[]
  /** The number of the others, which can be set back without a question. */
  others: number
}

interface SetBackOptions {
  /** Whether nothing is set back if records were changed again that `over` does not name. */
  refusesNewer?: boolean
  /** Records that are set back although they were changed again, with the versions that staff saw. */
  over?: ReadonlyMap<string, number>
  timeZone: string
}

/**
 * Sets the records of one entry back, the last one first. Records that were deleted since stay, and
 * so do those that were changed again, except those in `over`.
 * @throws CannotUndo if no record can be set back; Outdated with the records that were changed
 * again, if staff have not seen them so; the database's unique violation if a new record has the
 * key of a deleted one
 */
export async function setBackMany(
  undos: Partial<Undos>,
  stores: Stores,
  entry: HistoryEntryTable,
  { refusesNewer = false, over = new Map(), timeZone }: SetBackOptions,
): Promise<ManySetBack> {
  const pairs = pairsOf(entry).reverse()
  const left: LeftRecord[] = []
  const newer: NewerRecord[] = []
  const isSeen = ({ _id, version }: NewerRecord) => over.get(_id) === version
  /** Whether a record that was changed again is set back. */
  const isReplaced = (record: NewerRecord) => {
    newer.push(record)
    return isSeen(record)
  }
  await changeMany(
    stores,
    entry.kind,
    async (many) => {
      for (const pair of pairs) {
        const { kind, _id, title } = pair.after
        const reason = await setBackOne(undos, stores, many, pair, { isReplaced, timeZone })
        if (reason !== undefined) left.push({ kind, _id, title, reason })
      }
    },
    'setBack',
  )
  const isUnseen = (record: NewerRecord) =>
    !isSeen(record) && (refusesNewer || over.has(record._id))
  if (newer.some(isUnseen)) {
    const others = pairs.length - left.length - newer.filter(isSeen).length
    throw new Outdated({ records: newer.reverse(), others } satisfies ManyNewerAnswer)
  }
  if (left.length === pairs.length) throw new CannotUndo(left[0]?.reason ?? 'set-back-same')
  return { changed: pairs.length - left.length, left }
}

/** Returns the reason if the record stays. */
async function setBackOne(
  undos: Partial<Undos>,
  stores: Stores,
  many: Parameters<Parameters<typeof changeMany>[2]>[0],
  { before, after }: ManyPair,
  {
    isReplaced,
    timeZone,
  }: { isReplaced: (record: NewerRecord) => boolean } & Pick<SetBackOptions, 'timeZone'>,
): Promise<PlainCode | undefined> {
  const { kind, _id } = after
  if (after.fields === null) {
    const deleted = await stores.bin.take(_id)
    if (!deleted) return 'not-in-bin'
    many.add(existence(kind, await restoreUnrecorded(stores, deleted), 'after'))
    return undefined
  }
  const subject = undos[kind]!.subject(stores, before.fields ?? {}, timeZone)
  const state = await subject.find(_id)
  if (!state) return 'set-back-deleted'
  const isKept = (fields: Fields) =>
    !isReplaced({ kind, _id, version: subject.versionOf(state), fields: withoutHtml(fields) })
  if (before.fields === null) {
    const answer = subject.answerOf(state) as Fields
    if (!hasSameFields(after.fields, answer) && isKept(answer)) return 'set-back-changed'
    await many.remove(subject as RecordSubject, _id)
    return undefined
  }
  const current = subject.fieldsOf(state) as Fields
  const names = Object.keys(after.fields)
  // A record that was deleted for good has no values in the entry.
  if (names.length === 0) return 'set-back-changed'
  const now = Object.fromEntries(names.map((name) => [name, current[name] ?? null]))
  if (hasSameFields(before.fields, now)) return 'set-back-same'
  if (!hasSameFields(after.fields, now) && isKept(now)) return 'set-back-changed'
  await many.change(subject, _id, earlierInput(subject, before.fields, current))
  return undefined
}
