import { useEffect } from 'react'
import type { KeptIn } from './draft-store.ts'

/** `form`: nothing keeps it, and it ends with the form. */
type UnsentIn = KeptIn | 'form'

/** One entry for each form on the page with changes that are not sent. */
const unsent = new Map<symbol, UnsentIn>()

export function hasUnsent(): boolean {
  return unsent.size > 0
}

/** Where the changes are kept that end first. */
export function unsentEndsWith(): UnsentIn {
  const kept = new Set(unsent.values())
  return (['form', 'page'] as const).find((one) => kept.has(one)) ?? 'device'
}

/** The clerk has agreed to lose it. */
export function forgetUnsent(): void {
  unsent.clear()
}

/** While `isUnsent` is true, the page asks before the clerk leaves it. */
export function useUnsent(isUnsent: boolean, keptIn: UnsentIn): void {
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
