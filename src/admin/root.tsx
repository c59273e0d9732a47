import './admin.css'
import { ColorSchemeScript, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { fetchContent, servicesOf, staffServicesOf } from '../context.ts'
import { defaultSite } from '../features/profile/default-site.ts'
import type { Route } from './+types/root.ts'
import { StaffProvider } from './staff-context.tsx'
import { cssVariables, theme } from './theme.ts'
import { WhenReady } from './when-ready.tsx'

export const handle = { hydrate: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = servicesOf(context)
  const { findSession, language, nonce, maxUploadBytes } = staffServicesOf(context)
  const [session, site] = await Promise.all([
    fetchContent(context, () => findSession()),
    fetchContent(context, (stores) => stores.site.find()),
  ])
  const { schoolName, schoolNameEnglish } = site.content ?? defaultSite
  return {
    account: session.content?.account ?? null,
    language,
    schoolName: (language === 'en' && schoolNameEnglish) || schoolName,
    timeZone,
    maxUploadBytes,
    nonce,
  }
}

/** What was loaded stays right while the clerk goes from screen to screen. */
export function shouldRevalidate(): boolean {
  return false
}

export default function StaffRoot({ loaderData }: Route.ComponentProps) {
  const { nonce, ...staff } = loaderData
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: 1, staleTime: 10_000, networkMode: 'always' } },
      }),
  )
  useEffect(() => {
    // Where react-remove-scroll, under Mantine's dialogs, looks for the nonce of its style element.
    Object.assign(window, { __webpack_nonce__: nonce })
  }, [nonce])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <QueryClientProvider client={client}>
        <StaffProvider {...staff}>
          {/* Below dialogs: what was said before never covers what is asked now. */}
          <Notifications position="top-right" zIndex={150} />
          <WhenReady>
            <Outlet />
          </WhenReady>
        </StaffProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
