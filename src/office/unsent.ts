import { useEffect } from 'react'

/** One entry for each form on the page with changes that are not sent. */
const unsent = new Set<symbol>()

export function hasUnsent(): boolean {
  return unsent.size > 0
}

/** While `isUnsent` is true, the page asks before the clerk leaves it. */
export function useUnsent(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined
    const own = Symbol()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    unsent.add(own)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsent.delete(own)
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsent])
}
