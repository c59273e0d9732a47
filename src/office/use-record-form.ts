import { useEffect, useRef } from 'react'
import { type Changes, changesOf, fieldsOf, pick } from './changes.ts'
import { merge } from './merge.ts'
import { isStatus, type RecordSource, sendMerged } from './send-merged.ts'
import { type Sending, useSending } from './use-sending.ts'

/** The part of a `Draft` that a record form uses. */
interface ChangesDraft<T> {
  values: Changes<T>
  change: (patch: (old: Changes<T>) => Changes<T>) => void
  reset: () => void
  discard: () => void
}

interface LoadedRecord<T, R> extends RecordSource<T, R> {
  /** The record as it was loaded; null if it does not exist yet. */
  record: R | null
  setRecord: (record: R | null) => void
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
  source: LoadedRecord<T, R>,
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
  source: LoadedRecord<T, R>,
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
        if (over && isStatus(error, 404)) startAgain()
        throw error
      })
    })
    if (!saved) return
    settle(saved)
    onSaved?.(saved, over)
  }

  return { sending, send }
}
