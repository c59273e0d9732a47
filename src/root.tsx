import type { ReactNode } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import publicCss from './site/public.css?inline'
import { speculationRules } from './site/speculation-rules.ts'
import { type Language, languageOf } from './words/language.ts'

/** The part of a route's `handle` that the layout reads. */
interface Handle {
  /** True for the office, whose pages run scripts. */
  hydrate?: boolean
  /**
   * The styles that only this page needs, or a function of the loader’s data. `inlined` in
   * entry.server.tsx lists the styles of all pages.
   */
  style?: string[] | ((data: unknown) => string[])
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const matches = useMatches().map((match) => ({
    ...match,
    handle: match.handle as Handle | undefined,
  }))
  const isStaff = matches.some(({ handle }) => handle?.hydrate)
  const styles = [
    publicCss,
    ...matches.flatMap(({ handle, loaderData }) => {
      const style = handle?.style
      return (typeof style === 'function' ? style(loaderData) : style) ?? []
    }),
  ]
  const staff = useRouteLoaderData<{ language: Language }>('staff')
  return (
    <html
      lang={isStaff ? (staff?.language ?? 'bn') : languageOf(pathname)}
      // Mantine sets the colour scheme on this element before React loads.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isStaff && <Links />}
        {import.meta.env.SSR &&
          !isStaff &&
          styles.map((style) => <style key={style} dangerouslySetInnerHTML={{ __html: style }} />)}
      </head>
      <body>
        {children}
        {import.meta.env.SSR && !isStaff && (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
        {isStaff && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
