import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useStaff } from './staff-context.tsx'

const subscribeToNothing = () => () => {}

/** Disables fields and buttons until the page's script runs. If it does not load, CSS says so. */
export function WhenReady({ children }: { children: ReactNode }) {
  const isReady = useIsReady()
  return (
    <>
      {!isReady && <NotReady />}
      <EnabledWhenReady>{children}</EnabledWhenReady>
    </>
  )
}

/** Disables the server's page until its script runs: text typed earlier would be lost. */
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
