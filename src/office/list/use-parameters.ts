import { useSearchParams } from 'react-router'

/** The parameters of the address, and a change of some of them. An empty value removes one. */
export function useParameters() {
  const [parameters, setParameters] = useSearchParams()
  const change = (values: Record<string, string | undefined>) =>
    setParameters(
      (old) => {
        const changed = new URLSearchParams(old)
        for (const [name, value] of Object.entries(values)) {
          if (value) changed.set(name, value)
          else changed.delete(name)
        }
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [parameters, change] as const
}
