import { del, get, set } from 'idb-keyval'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaff } from './staff-context.tsx'

export interface Draft<T> {
  values: T
  /** Whether there is anything in it that is not sent. */
  isDirty: boolean
  /** Whether the device holds it: a full or private one does not. */
  isKept: boolean
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
  const [isKept, setIsKept] = useState(false)
  const latest = useRef(values)
  const typed = useRef<Partial<T>>({})
  const first = useRef(initial)
  useEffect(() => {
    first.current = initial
  })

  useEffect(() => {
    let isCurrent = true
    void get<T>(key)
      .catch(ignoreMissingStorage)
      .then((kept) => {
        if (!kept || !isCurrent) return
        // What was typed before the device had answered stays.
        latest.current = { ...latest.current, ...kept, ...typed.current }
        setValues(latest.current)
        setIsDirty(true)
        setIsKept(true)
      })
    return () => {
      isCurrent = false
    }
  }, [key])

  const change = useCallback(
    (patch: Partial<T>) => {
      typed.current = { ...typed.current, ...patch }
      latest.current = { ...latest.current, ...patch }
      setValues(latest.current)
      setIsDirty(true)
      void set(key, latest.current).then(
        () => setIsKept(true),
        () => setIsKept(false),
      )
    },
    [key],
  )

  const reset = useCallback(
    (next: T = first.current) => {
      typed.current = {}
      latest.current = next
      setValues(next)
      setIsDirty(false)
      setIsKept(false)
      void del(key).catch(ignoreMissingStorage)
    },
    [key],
  )

  return { values, isDirty, isKept, change, reset }
}

/** A browser that keeps nothing (a private window) still has the form while the page is open. */
function ignoreMissingStorage(): undefined {
  return undefined
}
