import type { BinKind } from '../../content.ts'
import { CannotUndo, orNotFound } from '../../errors/classes.ts'
import type { PlainCode } from '../../errors/codes.ts'
import type { Stores } from '../../request/school.ts'
import { restoreUnrecorded } from '../bin/restore.ts'
import type { RecordSubject, Subject, Undos } from './changes.ts'
import { type Fields, findDifference, hasSameFields } from './difference.ts'
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

/**
 * Sets the records of one entry back, the last one first. Records that were changed again or
 * deleted since stay.
 * @throws CannotUndo if no record can be set back; the database's unique violation if a new record
 * has the key of a deleted one
 */
export async function setBackMany(
  undos: Partial<Undos>,
  stores: Stores,
  entry: HistoryEntryTable,
  timeZone: string,
): Promise<ManySetBack> {
  const pairs = pairsOf(entry).reverse()
  const left: LeftRecord[] = []
  await changeMany(
    stores,
    entry.kind,
    async (many) => {
      for (const pair of pairs) {
        const { kind, _id, title } = pair.after
        const reason = await setBackOne(undos, stores, many, pair, timeZone)
        if (reason !== undefined) left.push({ kind, _id, title, reason })
      }
    },
    'setBack',
  )
  if (left.length === pairs.length) throw new CannotUndo(left[0]?.reason ?? 'set-back-same')
  return { changed: pairs.length - left.length, left }
}

/** Returns the reason if the record stays. */
async function setBackOne(
  undos: Partial<Undos>,
  stores: Stores,
  many: Parameters<Parameters<typeof changeMany>[2]>[0],
  { before, after }: ManyPair,
  timeZone: string,
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
  if (before.fields === null) {
    if (!hasSameFields(after.fields, subject.answerOf(state))) return 'set-back-changed'
    await many.remove(subject as RecordSubject, _id)
    return undefined
  }
  const current = subject.fieldsOf(state) as Fields
  const names = Object.keys(after.fields)
  // A record that was deleted for good has no values in the entry.
  if (names.length === 0) return 'set-back-changed'
  const now = Object.fromEntries(names.map((name) => [name, current[name] ?? null]))
  if (hasSameFields(before.fields, now)) return 'set-back-same'
  if (!hasSameFields(after.fields, now)) return 'set-back-changed'
  await many.change(subject, _id, earlierInput(subject, before.fields, current))
  return undefined
}
