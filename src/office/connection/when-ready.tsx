import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useStaff } from '../frame/staff-context.tsx'

const subscribeToNothing = () => () => {}

/**
 * Disables all fields and buttons until the page's script runs. If the script does not load, or the
 * browser is too old, CSS shows a sentence after some seconds.
 */
export function WhenReady({ children }: { children: ReactNode }) {
  const isReady = useIsReady()
  return (
    <>
      {!isReady && <NotReady />}
      <EnabledWhenReady>{children}</EnabledWhenReady>
    </>
  )
}

/**
 * Disables the fields and buttons of the server's page until their script runs, because text that is
 * typed earlier would be lost.
 */
export function EnabledWhenReady({ children }: { children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={!useIsReady()}>
      {children}
    </fieldset>
  )
}

function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
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
