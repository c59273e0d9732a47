import { useEffect, useState } from 'react'

/** `load` runs only when it is needed. If it fails, the next change of `attempt` tries again. */
export function useLater<T extends object>(
  load: () => Promise<T>,
  { isNeeded, attempt }: { isNeeded: boolean; attempt?: unknown },
): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  const isMissing = isNeeded && loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (value) => setLoaded(() => value),
      () => {},
    )
  }, [isMissing, load, attempt])
  return loaded
}
