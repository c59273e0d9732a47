import { useIsFetching } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { fetchPart } from './screen-code.ts'

/** Long enough that the first screen is shown, and short enough for the first press in the menu. */
const LOAD_AFTER_MS = 1000

/** Not part of the first page's script: Mantine's dialogs and notifications are a sixth of it. */
const load = () => import('../frame/frame-dialogs.tsx')

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

const Notifications = lazyPart(() => load().then((part) => part.FrameNotifications), null)

/**
 * Shows notifications after the first screen; until then they wait in their store. This also loads
 * the dialogs before they are needed: the connection may be down by then.
 */
export function LateNotifications() {
  const isLoading = useIsFetching() > 0
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    if (isLoading || isLoaded) return undefined
    const show = () => setIsLoaded(true)
    const timer = setTimeout(() => {
      // A newer version replaced the code: `Notifications` then says so.
      void fetchPart(load, { isSilent: true }).then(show, show)
    }, LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLoading, isLoaded])
  return isLoaded && <Notifications />
}
