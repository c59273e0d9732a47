import { useRef, useState } from 'react'
import { ApiProblem } from '../connection/api-client.ts'
import { fieldErrorsOf, InputProblem } from './input-problem.ts'

export interface Sending {
  isSending: boolean
  /** From 0 to 1; undefined if no file is sent. */
  progress: number | undefined
  /** The error of the last attempt. */
  error: unknown
  /** The current record, if someone else changed it first. */
  conflict: unknown
  /**
   * Runs `work`, and ignores further presses meanwhile; its errors become `error`. Returns true if
   * it succeeded.
   */
  run: (
    work: (link: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<void>,
  ) => Promise<boolean>
  stop: () => void
  clearError: () => void
  /** The field at `path` has changed: removes its error message. */
  forget: (path: string) => void
}

/** Sends one request at a time to the server. */
export function useSending(): Sending {
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<unknown>()
  const controller = useRef<AbortController>(undefined)

  return {
    isSending,
    progress,
    error,
    conflict: error instanceof ApiProblem && error.status === 412 ? error.current : undefined,
    async run(work) {
      if (controller.current) return false
      controller.current = new AbortController()
      const focused = document.activeElement
      setIsSending(true)
      setError(undefined)
      setProgress(undefined)
      try {
        await work({ signal: controller.current.signal, onProgress: setProgress })
        return true
      } catch (failure) {
        setError(failure)
        return false
      } finally {
        controller.current = undefined
        setIsSending(false)
        setProgress(undefined)
        returnFocusTo(focused)
      }
    },
    stop: () => controller.current?.abort(),
    clearError: () => setError(undefined),
    forget: (path) =>
      setError((old: unknown) => {
        if (old instanceof InputProblem) return old.without(path)
        return fieldErrorsOf(old).some((field) => field.path === path) ? undefined : old
      }),
  }
}

/** The frames in which a button is enabled again after its form was sent: one second at most. */
const MAX_FRAMES = 60

/** The browser takes the focus from a button that is disabled while its form is sent. */
function returnFocusTo(before: Element | null, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    // If something else has the focus by now, it keeps it.
    if (activeElement !== document.body && activeElement !== before) return
    if (!(before instanceof HTMLElement) || !before.isConnected) return
    if (!before.matches(':disabled')) before.focus({ preventScroll: true })
    else if (frames > 0) returnFocusTo(before, frames - 1)
  })
}
