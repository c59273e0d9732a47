import { type ReactNode, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Keeps every field and button disabled until the page's script has taken it over: what would be
 * typed before that on a slow line would be lost.
 */
export function WhenReady({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <fieldset className="whole" role="presentation" disabled={!isReady}>
      {children}
    </fieldset>
  )
}
