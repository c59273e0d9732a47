import { z } from 'zod'
import type { ExpectedVersion } from '../../database/version.ts'
import type { PlainCode } from '../../errors/codes.ts'
import { CannotUndo } from '../../errors/classes.ts'
import type { Stores } from '../../school/school.ts'
import { change, type Subject, type Undos } from './changes.ts'
import { type Fields, hasSameFields } from './difference.ts'
import type { HistoryEntryTable } from './table.ts'

export function canSetBack(undos: Undos, entry: HistoryEntryTable): boolean {
  return reasonAgainst(undos, entry) === undefined
}

/**
 * Sets the fields of one change to their earlier values. Later changes of other fields stay. It
 * makes the same change as the route of the kind, with the same checks and its own history entry.
 * @throws CannotUndo with the reason, Outdated if the record has another version than expected
 */
export async function setBack(
  undos: Undos,
  stores: Stores,
  {
    entry,
    expected,
    timeZone,
  }: { entry: HistoryEntryTable; expected: ExpectedVersion; timeZone: string },
): Promise<Fields | Fields[]> {
  const reason = reasonAgainst(undos, entry)
  if (reason !== undefined) throw new CannotUndo(reason)
  const before = JSON.parse(entry.before!) as Fields
  const subject = undos[entry.kind]!.subject(stores, before, timeZone)
  const id = entry.subjectId
  const find = async () => {
    const state = await subject.find(id)
    if (!state) throw new CannotUndo('set-back-deleted')
    return subject.fieldsOf(state)
  }
  const current = await find()
  const input = earlierInput(subject, before, current)
  const answer = await change(stores.history, subject, { id, input, expected, action: 'setBack' })
  if (hasSameFields(current, await find())) throw new CannotUndo('set-back-same')
  return answer
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
