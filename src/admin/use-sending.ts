import { useRef, useState } from 'react'
import { ApiProblem } from './api-client.ts'

export interface Sending {
  isSending: boolean
  /** From 0 to 1; undefined where no file goes along. */
  progress: number | undefined
  /** What went wrong the last time. */
  error: unknown
  /** The record as it is now, where someone else changed it first. */
  conflict: unknown
  /**
   * Runs `work` once, however often the button is pressed; its errors become `error`. True where it
   * went well.
   */
  run: (
    work: (link: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<void>,
  ) => Promise<boolean>
  stop: () => void
  clearError: () => void
}

/** One thing at a time that goes to the server. */
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
      }
    },
    stop: () => controller.current?.abort(),
    clearError: () => setError(undefined),
  }
}
