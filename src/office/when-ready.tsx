import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useStaff } from './staff-context.tsx'

const subscribeToNothing = () => () => {}

/**
 * Disables all fields and buttons until the page's script runs, because text that is typed earlier
 * on a slow connection would be lost. If the script does not load, or the browser is too old, CSS
 * shows a sentence after some seconds.
 */
export function WhenReady({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <>
      {!isReady && <NotReady />}
      <fieldset role="presentation" disabled={!isReady}>
        {children}
      </fieldset>
    </>
  )
}

function NotReady() {
  const { words } = useStaff()
  const { pathname, search } = useLocation()
  return (
    <p className="not-ready" role="status">
      {words.notReady.wait} {words.notReady.update} <a href={pathname + search}>{words.reload}</a>
    </p>
  )
}
