import { useEffect, useRef } from 'react'
import { ApiProblem, type Call } from '../connection/api-client.ts'
import { type Changes, changesOf, fieldsOf, pick } from '../draft/changes.ts'
import { merge } from '../draft/merge.ts'
import { type Sending, useSending } from './use-sending.ts'

/** The part of a `Draft` that a record form uses. */
interface ChangesDraft<T> {
  values: Changes<T>
  change: (patch: (old: Changes<T>) => Changes<T>) => void
  reset: () => void
  discard: () => void
}

type Upload = Pick<Call, 'signal' | 'onProgress'>

/** The source and the target of a form's values: `T` are its fields, `R` is the API's record. */
interface RecordSource<T, R> {
  /** The form's fields of a record; `record` is null for a new record. */
  valuesOf: (record: R | null) => T
  /** Creates the record, or replaces `over` if the server still has that version. */
  send: (values: T, over: R | null, upload: Upload) => Promise<R>
  /** Finds the record that someone else has created first (409). */
  find?: () => Promise<R | null>
  /** The record as it was loaded; null if it does not exist yet. */
  record: R | null
  setRecord: (record: R | null) => void
  /** Whether a deleted record is restored from the bin, and not created again. */
  isRestorable?: true
  /** `before` is null if the record is new. */
  onSaved?: (saved: R, before: R | null) => void
}

export interface RecordForm<T> {
  /** The fields with the clerk's changes. */
  values: T
  change: (patch: Partial<T>) => void
  sending: Sending
  save: () => Promise<void>
  /** Set if both clerks changed the same field to different values. */
  conflict: Conflict<T> | undefined
}

interface Conflict<T> {
  theirs: T
  mine: T
  /** Discards my changes. */
  keepTheirs: () => void
  /** Saves my changes over theirs. Fields that only they changed stay. */
  keepMine: () => void
}

/**
 * A form for one record that other clerks can change at the same time. Changes of different fields
 * are merged without a question.
 */
export function useRecordForm<T extends object, R extends object>(
  draft: ChangesDraft<T>,
  source: RecordSource<T, R>,
): RecordForm<T> {
  const { record, setRecord, valuesOf } = source
  const { changed, base } = draft.values
  const start = valuesOf(record)
  const { sending, send } = useSave(draft, source)

  const conflictWith = (current: R): Conflict<T> => {
    const theirs = valuesOf(current)
    const mine = merge(base, changed, theirs).values
    return {
      theirs,
      mine,
      keepTheirs: () => {
        sending.clearError()
        setRecord(current)
        draft.discard()
      },
      keepMine: () => void send(changesOf(mine, theirs), current),
    }
  }

  return {
    values: { ...start, ...changed },
    change: (patch) =>
      draft.change((old) => {
        const before = record ? changesOf(patch, start).base : {}
        return { changed: { ...old.changed, ...patch }, base: { ...before, ...old.base } }
      }),
    sending,
    save: () => send(draft.values, record),
    conflict: sending.conflict ? conflictWith(sending.conflict as R) : undefined,
  }
}

/** Saves changes over a version of the record, and updates record and draft. */
function useSave<T extends object, R extends object>(
  draft: ChangesDraft<T>,
  source: RecordSource<T, R>,
) {
  const { record, setRecord, valuesOf, onSaved } = source
  const { changed } = draft.values
  const sending = useSending()
  const latest = useRef(changed)
  useEffect(() => {
    latest.current = changed
  })

  /** Text that was typed during the request becomes a new draft. */
  const settle = (saved: R) => {
    setRecord(saved)
    const typed = fieldsOf(latest.current).filter(
      (field) => latest.current[field] !== changed[field],
    )
    if (typed.length === 0) draft.reset()
    else draft.change((old) => changesOf<T>(pick<Partial<T>>(old.changed, typed), valuesOf(saved)))
  }

  /** The record was deleted in the meantime: saving now creates it again. */
  const startAgain = () => {
    draft.change((old) => ({
      changed: merge(valuesOf(record), old.changed, null).values,
      base: {},
    }))
    setRecord(null)
  }

  const send = async (changes: Changes<T>, over: R | null) => {
    let saved: R | undefined
    await sending.run(async (upload) => {
      saved = await sendMerged(source, changes, over, upload).catch((error: unknown) => {
        if (over && isStatus(error, 404) && !source.isRestorable) startAgain()
        throw error
      })
    })
    if (!saved) return
    settle(saved)
    onSaved?.(saved, over)
  }

  return { sending, send }
}

/**
 * Merges the changes into `over` and sends them. If someone else was first, merges them into that
 * version and sends again.
 * @throws ApiProblem 412 if both changed one field to different values; `current` is their record
 */
async function sendMerged<T extends object, R extends object>(
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

function isStatus(error: unknown, status: number): error is ApiProblem {
  return error instanceof ApiProblem && error.status === status
}
