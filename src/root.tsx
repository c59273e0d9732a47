import type { ReactNode } from 'react'
import { Links, Outlet, useLocation } from 'react-router'
import publicCss from './site/public.css?inline'
import { languageOf } from './words/language.ts'

/** The whole style of the public pages. Constant, so that the server allows it by its hash. */
export const publicStyle = publicCss

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <html lang={languageOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        {import.meta.env.SSR && <style dangerouslySetInnerHTML={{ __html: publicCss }} />}
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
