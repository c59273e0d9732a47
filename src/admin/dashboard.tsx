import { Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect } from 'react'
import { Outlet, redirect, useLocation } from 'react-router'
import { staffServicesOf } from '../context.ts'
import type { Route } from './+types/dashboard.ts'
import { SessionDialog } from './session-dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { useStaff } from './staff-context.tsx'

/** Without a living session every page of the office leads to signing in, and back. */
const requireSession: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (!(await staffServicesOf(context).findSession())) {
    const { pathname } = new URL(request.url)
    const from = pathname.replace(/\.data$/, '')
    throw redirect(`/admin/login?${new URLSearchParams({ next: from })}`)
  }
  return next()
}

export const middleware: Route.MiddlewareFunction[] = [requireSession]

/** Middleware runs on a client's navigation only where there is a loader to ask for. */
export function loader() {
  return null
}

export default function Dashboard() {
  const { words } = useStaff()
  const { pathname } = useLocation()
  const [isOpen, { open, close }] = useDisclosure()
  useEffect(() => close(), [pathname, close])
  return (
    <div className="staff">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="bar">
        <Burger
          opened={isOpen}
          onClick={open}
          color="#fff"
          aria-label={words.menu}
          aria-expanded={isOpen}
        />
        <p>{words.office}</p>
      </header>
      <div className="rail">
        <Sidebar />
      </div>
      <Drawer
        opened={isOpen}
        onClose={close}
        size={250}
        padding={0}
        closeButtonProps={{ 'aria-label': words.closeMenu }}
        title={words.menu}
        classNames={{ content: 'drawer', header: 'drawer' }}
      >
        <Sidebar />
      </Drawer>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SessionDialog />
    </div>
  )
}
