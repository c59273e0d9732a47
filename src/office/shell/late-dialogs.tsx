import { useIsFetching } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** Long enough that the first screen is shown, and short enough for the first press in the menu. */
const PRELOAD_AFTER_MS = 1000

/** Not part of the first page's script: Mantine's dialogs are a tenth of it. */
const load = () => import('./frame-dialogs.tsx')

export const MenuDrawer = lateDialog(() => load().then((part) => part.MenuDrawer))
export const LeaveDialog = lateDialog(() => load().then((part) => part.LeaveDialog))
export const SignOutDialog = lateDialog(() => load().then((part) => part.SignOutDialog))
export const SignInDialog = lateDialog(() => load().then((part) => part.SignInDialog))

/** The dialog is outside the page's flow, so its loading note must be visible by itself. */
function lateDialog<P extends object>(loadOne: Parameters<typeof lazyPart<P>>[0]) {
  const Dialog = lazyPart(loadOne)
  return function LateDialog(props: ComponentProps<typeof Dialog>) {
    return (
      <div className="late-dialog">
        <Dialog {...props} />
      </div>
    )
  }
}

/** Loads the dialogs before they are needed: the connection may be down by then. */
export function usePreloadedDialogs(): void {
  const isLoading = useIsFetching() > 0
  useEffect(() => {
    if (isLoading) return undefined
    // A failure is tried again when a dialog is needed.
    const preload = () => void load().catch(() => {})
    const timer = setTimeout(preload, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
}
