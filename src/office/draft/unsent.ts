import { useEffect } from 'react'
import type { KeptIn } from './draft-store.ts'

/** One entry for each form on the page with changes that are not sent. */
const unsent = new Map<symbol, KeptIn>()

export function hasUnsent(): boolean {
  return unsent.size > 0
}

/** Whether a draft on this page ends with the page. */
export function hasUnsentOfPage(): boolean {
  return [...unsent.values()].includes('page')
}

/** The clerk has agreed to lose it. */
export function forgetUnsent(): void {
  unsent.clear()
}

/** While `isUnsent` is true, the page asks before the clerk leaves it. */
export function useUnsent(isUnsent: boolean, keptIn: KeptIn = 'device'): void {
  useEffect(() => {
    if (!isUnsent) return undefined
    const own = Symbol()
    const warn = (event: BeforeUnloadEvent) => {
      if (unsent.has(own)) event.preventDefault()
    }
    unsent.set(own, keptIn)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsent.delete(own)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsent, keptIn])
}
