import { ApiProblem, type Call } from './api-client.ts'
import type { Changes } from './changes.ts'
import { merge } from './merge.ts'

type Upload = Pick<Call, 'signal' | 'onProgress'>

/** The source and the target of a form's values: `T` are its fields, `R` is the API's record. */
export interface RecordSource<T, R> {
  /** The form's fields of a record; `record` is null for a new record. */
  valuesOf: (record: R | null) => T
  /** Creates the record, or replaces `over` if the server still has that version. */
  send: (values: T, over: R | null, upload: Upload) => Promise<R>
  /** Finds the record that someone else has created first (409). */
  find?: () => Promise<R | null>
}

/**
 * Merges the changes into `over` and sends them. If someone else was first, merges them into that
 * version and sends again.
 * @throws ApiProblem 412 if both changed one field to different values; `current` is their record
 */
export async function sendMerged<T extends object, R extends object>(
  source: RecordSource<T, R>,
  { changed, base }: Changes<T>,
  over: R | null,
  upload: Upload,
): Promise<R> {
  const { valuesOf, send, find } = source
  const { values, conflicts } = over
    ? merge(base, changed, valuesOf(over))
    : merge(valuesOf(null), changed, null)
  if (conflicts.length > 0) throw new ApiProblem(412, { current: over })
  try {
    return await send(values, over, upload)
  } catch (error) {
    const current = isStatus(error, 412) ? (error.current as R) : undefined
    const newer = isStatus(error, 409) ? await find?.() : current
    if (!newer) throw error
    return sendMerged(source, { changed, base }, newer, upload)
  }
}

export function isStatus(error: unknown, status: number): error is ApiProblem {
  return error instanceof ApiProblem && error.status === status
}
