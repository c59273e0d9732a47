import { useEffect, useState } from 'react'

/**
 * The result of `load`, which runs only when it is needed, for help while a clerk types. Without a
 * connection, nothing is said, and the next change of `attempt` tries again. For other parts,
 * `lazyPart` waits for the connection.
 */
export function useLater<T extends object>(
  load: () => Promise<T>,
  { isNeeded, attempt }: { isNeeded: boolean; attempt: unknown },
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
