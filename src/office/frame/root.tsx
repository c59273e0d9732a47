import './polyfills.ts'
import './office.css'
import { ColorSchemeScript, MantineProvider } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { nowIso } from '../../base/clock.ts'
import { fetchContent, orFailed, servicesOf } from '../../request/context.ts'
import { iconQuery, logoAddress } from '../../features/profile/logo.ts'
import { defaultSite } from '../../features/profile/default-site.ts'
import type { Route } from './+types/root.ts'
import { ConnectionNote } from '../connection/connection-note.tsx'
import { ignoreDoubleTaps } from './double-tap.ts'
import { StaffFailurePage } from './failure-page.tsx'
import { StaffProvider, wordsIn } from './staff-context.tsx'
import { startServerClock } from '../connection/server-clock.ts'
import { staffServicesOf } from './staff-services.ts'
import { themeIn, variablesCss } from './theme.ts'
import { WhenReady } from '../connection/when-ready.tsx'

export const handle = { hydrate: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone, origin } = servicesOf(context)
  const { findSession, language, nonce, maxUploadBytes, readsDocuments, isDistrict } =
    staffServicesOf(context)
  const [session, site] = await Promise.all([
    orFailed(context, findSession),
    fetchContent(context, (stores) => stores.site.find()),
  ])
  const { schoolName, schoolNameEnglish, ...rest } = site.content ?? { ...defaultSite, logo: null }
  return {
    account: session.content?.account ?? null,
    language,
    schoolName: (language === 'en' && schoolNameEnglish) || schoolName,
    logo: logoAddress(rest),
    icons: iconQuery(rest),
    officeAddress: `${origin}/admin`,
    timeZone,
    loadedAt: nowIso(),
    maxUploadBytes,
    readsDocuments,
    nonce,
    ...(isDistrict && { isDistrict }),
  }
}

/** The loaded data does not change from screen to screen. */
export function shouldRevalidate(): boolean {
  return false
}

/** Replaces React Router's own page, which shows a stack trace in English. */
export function ErrorBoundary() {
  return (
    <main className="staff-failure">
      <StaffFailurePage />
    </main>
  )
}

export default function StaffRoot({ loaderData }: Route.ComponentProps) {
  const { nonce, icons, ...staff } = loaderData
  const [theme] = useState(() => themeIn(wordsIn(staff.language)))
  useState(() => import.meta.env.SSR || startServerClock(staff.loadedAt))
  useEffect(() => {
    // react-remove-scroll, used by Mantine's dialogs, reads the nonce of its style element from
    // here.
    Object.assign(window, { __webpack_nonce__: nonce })
  }, [nonce])
  useEffect(ignoreDoubleTaps, [])
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {/* React moves it into the head, because it has a precedence. */}
      <style href="office-theme" precedence="medium" nonce={nonce}>
        {variablesCss}
      </style>
      <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href={`/favicon.ico${icons}`} sizes="48x48" />
      <StaffProvider {...staff}>
        <WhenReady>
          <Outlet />
          <ConnectionNote />
        </WhenReady>
      </StaffProvider>
    </MantineProvider>
  )
}
