import type { StoredFile } from '../../files/table.ts'
import type { Stores } from '../../request/school.ts'
import type { OfficerRecord } from './schema.ts'

type Forgettable = 'phone' | 'email' | 'photo'

/** The fields that are removed together with one of these. */
const WITH: Record<Forgettable, string[]> = {
  phone: ['phone', 'phoneOf', 'phoneConsentOn'],
  email: ['email'],
  photo: ['photo', 'photoConsentOn'],
}

/** The emptied fields of a change. */
export function emptied(
  change: Partial<Record<Forgettable, unknown>>,
  officer: OfficerRecord,
): Forgettable[] {
  return (['phone', 'email', 'photo'] as const).filter(
    (name) => change[name] !== undefined && !officer[name],
  )
}

/**
 * Removes the earlier values of these fields from the person's history, so that setting back cannot
 * publish them again. The entries stay: they say that something was removed. Returns the photos,
 * which are no longer used.
 */
export async function forgetFields(
  {
    history,
    idempotentAnswers,
    officers,
  }: Pick<Stores, 'history' | 'idempotentAnswers' | 'officers'>,
  id: string,
  names: Forgettable[],
): Promise<StoredFile[]> {
  if (names.length === 0) return []
  const removed = new Set(names.flatMap((name) => WITH[name]))
  await history.forget('officers', id, (fields) =>
    Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => !removed.has(name) || !value),
    ),
  )
  await idempotentAnswers.forget(new Set([id]))
  return names.includes('photo') ? officers.forgetPhotos(id) : []
}
