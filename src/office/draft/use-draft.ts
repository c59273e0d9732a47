import { useCallback, useEffect, useRef, useState } from 'react'
import {
  discardDraft,
  draftKey,
  type KeptIn,
  findDiscarded,
  findDraft,
  deleteDraft,
  storeDraft,
  onDraftRestored,
  restoreDraft,
  takeDraft,
} from './draft-store.ts'
import { useStaff } from '../frame/staff-context.tsx'

/** New values of some fields, or a function that makes them from the current values. */
type Patch<T> = Partial<T> | ((values: T) => Partial<T>)

export interface Draft<T> {
  values: T
  /** Whether it has changes that are not sent. */
  isDirty: boolean
  /** Whether the device stores it: not if storage is full or the window is private. */
  isStored: boolean
  keptIn: KeptIn
  isRestorable: boolean
  /** Another tab has a draft of this form. */
  isElsewhere: boolean
  /** Brings that draft here. */
  takeOver: () => void
  /**
   * Increases whenever the form starts again. Use it as `key`, to reset the state inside fields.
   */
  round: number
  change: (patch: Patch<T>) => void
  /** Deletes the draft after it was sent, and starts with `values` (or the initial values). */
  reset: (values?: T) => void
  /** Deletes the draft without sending it; `restore` brings it back. */
  discard: () => void
  restore: () => void
}

/**
 * The values of a form. They are stored on this device, chosen files too, until they are sent or
 * discarded: a reload, a crash or an ended session loses nothing. They end when the clerk signs out.
 * `initial` is used if there is no draft.
 */
export function useDraft<T extends object>(
  name: string,
  initial: T,
  { keptIn = 'device' }: { keptIn?: KeptIn } = {},
): Draft<T> {
  const { account } = useStaff()
  const key = draftKey(account?.username, name)
  const [values, setValues] = useState(initial)
  const [isDirty, setIsDirty] = useState(false)
  const [isStored, setIsStored] = useState(false)
  const [isRestorable, setIsRestorable] = useState(false)
  const [isElsewhere, setIsElsewhere] = useState(false)
  const [round, setRound] = useState(0)
  const latest = useRef(values)
  /** Changes made before the device answers; null after that. */
  const early = useRef<Patch<T>[] | null>([])
  const first = useRef(initial)
  useEffect(() => {
    first.current = initial
  })

  const show = useCallback(
    (next: T, isUnsent: boolean) => {
      latest.current = next
      setValues(next)
      setIsDirty(isUnsent)
      setIsStored(isUnsent && keptIn === 'device')
    },
    [keptIn],
  )

  useEffect(() => {
    let isCurrent = true
    const findRestorable = () =>
      findDiscarded(key).then((discarded) => isCurrent && setIsRestorable(discarded !== undefined))
    void findDraft(key, keptIn).then(({ values: stored, isElsewhere: hasOther }) => {
      if (!isCurrent) return
      setIsElsewhere(hasOther)
      const typed = early.current ?? []
      early.current = null
      if (stored) show(typed.reduce(patched<T>, { ...latest.current, ...stored }), true)
      if (isSame(latest.current, first.current)) setIsDirty(false)
      else if (typed.length > 0) void storeDraft(key, latest.current, keptIn).then(setIsStored)
    })
    void findRestorable()
    const unsubscribe = onDraftRestored((restored, stored) => {
      if (restored !== key) return
      show({ ...first.current, ...stored }, true)
      void findRestorable()
    })
    return () => {
      isCurrent = false
      // Not when the effect begins: a field's own effect, which has run before, can have changed a value.
      early.current = []
      unsubscribe()
    }
  }, [key, keptIn, show])

  const reset = useCallback(
    (next: T = first.current) => {
      early.current?.splice(0)
      setRound((old) => old + 1)
      show(next, false)
      void deleteDraft(key)
    },
    [key, show],
  )

  const change = useCallback(
    (patch: Patch<T>) => {
      const next = patched(latest.current, patch)
      const isEarly = early.current !== null
      if (!isEarly && isSame(next, first.current)) {
        reset(next)
        return
      }
      early.current?.push(patch)
      latest.current = next
      setValues(next)
      setIsDirty(!isSame(next, first.current))
      // Before the device answers, this would replace the draft that it has.
      if (!isEarly) void storeDraft(key, next, keptIn).then(setIsStored)
    },
    [key, keptIn, reset],
  )

  const discard = useCallback(() => {
    void discardDraft(key, latest.current, keptIn)
    early.current?.splice(0)
    setRound((old) => old + 1)
    show(first.current, false)
    setIsRestorable(true)
  }, [key, keptIn, show])

  const takeOver = () =>
    void takeDraft(key).then((taken) => {
      setIsElsewhere(false)
      if (!taken) return
      setRound((old) => old + 1)
      show({ ...first.current, ...taken }, true)
    })

  const restore = () => void restoreDraft(key, isDirty ? latest.current : undefined, keptIn)

  return {
    values,
    isDirty,
    isStored,
    keptIn,
    isRestorable,
    isElsewhere,
    takeOver,
    round,
    change,
    reset,
    discard,
    restore,
  }
}

/** Whether nothing is left to send. */
function isSame(values: object, initial: object): boolean {
  return JSON.stringify(values) === JSON.stringify(initial)
}

function patched<T>(values: T, patch: Patch<T>): T {
  return { ...values, ...(typeof patch === 'function' ? patch(values) : patch) }
}
