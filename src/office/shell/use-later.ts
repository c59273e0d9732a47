import { useEffect, useState } from 'react'

/**
 * The result of `load`, which runs only when it is needed, for code that most clerks never use. If
 * it fails, the next change of `attempt` tries again.
 */
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
