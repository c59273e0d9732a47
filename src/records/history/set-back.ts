import { z } from 'zod'
import type { ExpectedVersion } from '../../database/version.ts'
import type { PlainCode } from '../../errors/codes.ts'
import { CannotUndo, Outdated } from '../../errors/classes.ts'
import type { Stores } from '../../request/school.ts'
import { change, type Subject, type Undos } from './changes.ts'
import { type Fields, hasSameFields, withoutHtml } from './difference.ts'
import type { HistoryEntryTable } from './table.ts'

export function canSetBack(undos: Undos, entry: HistoryEntryTable): boolean {
  return reasonAgainst(undos, entry) === undefined
}

/**
 * Sets the fields of one change to their earlier values. Later changes of other fields stay. It
 * makes the same change as the route of the kind, with the same checks and its own history entry.
 * @throws CannotUndo with the reason, Outdated if the record has another version than expected, or
 *   if `refusesNewer` and one of the fields was changed again
 */
export async function setBack(
  undos: Undos,
  stores: Stores,
  {
    entry,
    expected,
    refusesNewer = false,
    timeZone,
  }: {
    entry: HistoryEntryTable
    expected: ExpectedVersion
    refusesNewer?: boolean
    timeZone: string
  },
): Promise<Fields | Fields[]> {
  const reason = reasonAgainst(undos, entry)
  if (reason !== undefined) throw new CannotUndo(reason)
  const before = JSON.parse(entry.before!) as Fields
  const subject = undos[entry.kind]!.subject(stores, before, timeZone)
  const id = entry.subjectId
  const find = async () => {
    const state = await subject.find(id)
    if (!state) throw new CannotUndo('set-back-deleted')
    return { fields: subject.fieldsOf(state), version: subject.versionOf(state) }
  }
  const { fields: current, version } = await find()
  const newer = fieldsChangedSince(entry, current)
  if (refusesNewer && newer !== undefined) throw new Outdated({ ...withoutHtml(newer), version })
  const input = earlierInput(subject, before, current)
  const answer = await change(stores.history, subject, { id, input, expected, action: 'setBack' })
  if (hasSameFields(current, (await find()).fields)) throw new CannotUndo('set-back-same')
  return answer
}

/** The present values of all fields of a change, if one of them has neither of its values now. */
function fieldsChangedSince(
  { before, after }: HistoryEntryTable,
  current: object,
): Fields | undefined {
  if (before === null || after === null) return undefined
  const written = JSON.parse(after) as Fields
  const present = Object.fromEntries(
    Object.keys(written).map((name) => [name, (current as Fields)[name] ?? null]),
  )
  const earlier = JSON.parse(before) as Fields
  const isKnown = hasSameFields(written, present) || hasSameFields(earlier, present)
  return isKnown ? undefined : present
}

function reasonAgainst(
  undos: Undos,
  { action, kind, before }: HistoryEntryTable,
): PlainCode | undefined {
  const undo = undos[kind]
  const isChange = action === 'changed' || action === 'setBack'
  const isDeletion = action === 'deleted' && undo?.setsBackDeletion
  if ((!isChange && !isDeletion) || before === null || !undo) return 'set-back-no-change'
  const isEmpty = Object.keys(JSON.parse(before) as Fields).length === 0
  return isEmpty ? 'set-back-same' : undefined
}

/** The input that gives the record the earlier values of these fields. */
export function earlierInput(subject: Subject, before: Fields, current: object): unknown {
  try {
    return subject.parse({ ...current, ...before })
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause
    throw Object.assign(new CannotUndo('set-back-invalid'), { cause })
  }
}
