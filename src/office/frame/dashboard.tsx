import { Burger } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  Link,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import type { Route } from './+types/dashboard.ts'
import { deleteOldDrafts } from '../draft/draft-store.ts'
import { sendAs } from '../connection/api-client.ts'
import { StaffFailurePage } from './failure-page.tsx'
import { retryUntilReached, useWaiting } from '../connection/connection.ts'
import { LateNotifications, MenuDrawer } from '../connection/late-dialogs.tsx'
import { NavigationGuard } from '../connection/navigation-guard.tsx'
import { Queries } from '../connection/queries.tsx'
import { districtScreens, findScreen, isOfDistrict } from './screens.ts'
import { SessionDialog } from '../sign-in/session-dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { useServerClock } from '../connection/server-clock.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useSignOut } from '../sign-in/sign-out.tsx'
import { useStaff } from './staff-context.tsx'
import { staffServicesOf } from './staff-services.ts'

/**
 * Redirects every office page without a valid session to the sign-in page, and back afterwards. The
 * office of a district has only its own screens.
 */
const requireSession: Route.MiddlewareFunction = async ({ url, context }, next) => {
  const { findSession, isDistrict } = staffServicesOf(context)
  if (!(await findSession())) {
    const from = url.pathname + url.search
    throw redirect(`/admin/login?${new URLSearchParams({ next: from })}`)
  }
  if (isDistrict && !isOfDistrict(url.pathname)) throw redirect(districtScreens[0]!.path)
  return next()
}

export const middleware: Route.MiddlewareFunction[] = [requireSession]

/** React Router runs middleware on client navigation only for routes with a loader. */
export function loader() {
  return null
}

/**
 * Retries until the server answers. Meanwhile the current screen stays open. A redirect is also
 * an answer.
 */
export function clientLoader({ serverLoader, request: { signal } }: Route.ClientLoaderArgs) {
  return retryUntilReached(() => serverLoader(), {
    signal,
    isFinal: (error) => error instanceof Response,
  })
}

/**
 * Returning to the current screen needs no request, so that a waiting navigation can be cancelled.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function Dashboard() {
  return (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  )
}

/** Keeps the menu when a screen fails. */
export function ErrorBoundary() {
  return (
    <DashboardFrame>
      <StaffFailurePage />
    </DashboardFrame>
  )
}

function DashboardFrame({ children }: { children: ReactNode }) {
  const { words, account } = useStaff()
  useEffect(() => sendAs(account?._id), [account])
  useEffect(() => void deleteOldDrafts(), [])
  useScreenFocus()
  useBackCloses()
  useServerClock()
  return (
    <Queries>
      <div className="staff">
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <Menu />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <NavigationGuard />
        <SessionDialog />
      </div>
      <LateNotifications />
    </Queries>
  )
}

/** The sidebar. On a phone it is a drawer, whose code is loaded later. */
function Menu() {
  const { words } = useStaff()
  const { pathname } = useLocation()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const waiting = useWaiting()
  const signOut = useSignOut()
  const close = () => setState((old) => (old === 'open' ? 'closed' : old))
  const onSignOut = () => {
    close()
    void signOut.begin()
  }
  // The drawer would cover the note about the waiting navigation.
  useEffect(close, [pathname, waiting])
  return (
    <>
      <header className="bar">
        <Burger
          opened={state === 'open'}
          onClick={() => setState('open')}
          color="#fff"
          aria-label={words.menu}
          aria-expanded={state === 'open'}
        />
        <Link to={findScreen('overview').path}>{words.office}</Link>
      </header>
      <div className="rail">
        <Sidebar onSignOut={onSignOut} />
      </div>
      {state !== 'unused' && (
        <MenuDrawer isOpen={state === 'open'} onClose={close} onSignOut={onSignOut} />
      )}
      {signOut.dialog}
    </>
  )
}

/** Moves the focus to the heading of each new screen, so that screen readers read it. */
function useScreenFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // The browser announces the first page itself.
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    // The form above a list for which the clerk came has the focus.
    if (document.activeElement?.closest('.rests')) return
    const heading = main?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [pathname])
}
