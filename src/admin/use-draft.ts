import { del, get, set } from 'idb-keyval'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaff } from './staff-context.tsx'

export interface Draft<T> {
  values: T
  /** Whether there is anything in it that is not sent. */
  isDirty: boolean
  change: (patch: Partial<T>) => void
  /** Forgets the draft and begins with `values` (or what it began with). */
  reset: (values?: T) => void
}

/**
 * A form's values, kept on this device (chosen files as well) until they are sent or discarded: a
 * reload, a crash or an ended session loses nothing. `initial` is what is there without a draft.
 */
export function useDraft<T extends object>(name: string, initial: T): Draft<T> {
  const { account } = useStaff()
  const key = `draft:${account?.username}:${name}`
  const [values, setValues] = useState(initial)
  const [isDirty, setIsDirty] = useState(false)
  const latest = useRef(values)
  latest.current = values

  useEffect(() => {
    let isCurrent = true
    void get<T>(key)
      .catch(ignoreMissingStorage)
      .then((kept) => {
        if (!kept || !isCurrent) return
        setValues((now) => ({ ...now, ...kept }))
        setIsDirty(true)
      })
    return () => {
      isCurrent = false
    }
  }, [key])

  const change = useCallback(
    (patch: Partial<T>) => {
      latest.current = { ...latest.current, ...patch }
      setValues(latest.current)
      setIsDirty(true)
      void set(key, latest.current).catch(ignoreMissingStorage)
    },
    [key],
  )

  const reset = useCallback(
    (next: T = initial) => {
      latest.current = next
      setValues(next)
      setIsDirty(false)
      void del(key).catch(ignoreMissingStorage)
    },
    // What it began with is only a fallback: a new object of the same values is no new draft.
    // oxlint-disable-next-line react/exhaustive-deps
    [key],
  )

  return { values, isDirty, change, reset }
}

/** A browser that keeps nothing (a private window) still has the form while the page is open. */
function ignoreMissingStorage(): undefined {
  return undefined
}
