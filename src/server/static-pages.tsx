import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { withoutUndefined } from '../base/without-undefined.ts'
import { servicesOf } from '../request/context.ts'
import Root, { Layout } from '../root.tsx'
import { type RequestMoment, RequestMomentProvider } from '../pages/parts/page-context.tsx'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * React closes void elements as in XML (`<br/>`), which HTML ignores and the Nu validator reports.
 * The pattern matches only tags, because React escapes `>` in attributes and `<` in scripts.
 */
const VOID_ELEMENT =
  /<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*?) ?\/>/g

interface StaticPage {
  status: number
  headers: Headers
  /** Empty for a redirect. */
  html: string
}

type RenderStaticPage = (request: Request, context: RouterContextProvider) => Promise<StaticPage>

/** The layouts of the public pages, one for each language (src/routes.ts). */
const LAYOUTS = new Set(['bn', 'en'])

/**
 * Renders public pages with React Router's library for static pages. The handler of its framework
 * would also encode the data of each page for a script, and these pages have no script (decision
 * 37).
 */
export function createStaticPages(build: ServerBuild): RenderStaticPage {
  const handler = createStaticHandler(publicRoutes(build))

  function render(page: StaticHandlerContext, moment: RequestMoment): string {
    // The router copies all its routes, so it gets only those of this page.
    const routes = page.matches.map(({ route: { children: _children, ...route } }) => route)
    const router = createStaticRouter(routes, page)
    return renderWithoutScript(
      <RequestMomentProvider value={moment}>
        <StaticRouterProvider router={router} context={page} hydrate={false} />
      </RequestMomentProvider>,
    )
  }

  return async (request, context) => {
    const { logFailure, timeZone, origin, now } = servicesOf(context)
    const moment = { timeZone, origin, nowMs: now.getTime() }
    const page = await handler.query(request, { requestContext: context })
    if (page instanceof Response) {
      return { status: page.status, headers: page.headers, html: '' }
    }
    for (const error of Object.values(page.errors ?? {})) {
      if (!isRouteErrorResponse(error)) logFailure(error, 'page failed')
    }
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    try {
      return { status: page.statusCode, headers, html: render(page, moment) }
    } catch (error) {
      logFailure(error, 'page failed')
      const layout = page.matches.find(({ route }) => LAYOUTS.has(route.id))!.route.id
      return {
        status: 500,
        headers,
        html: render({ ...page, errors: { [layout]: error } }, moment),
      }
    }
  }
}

/** The routes of the framework's build below the two layouts, as the library takes them. */
function publicRoutes({ routes }: ServerBuild): RouteObject[] {
  const all = Object.values(routes).flatMap((route) => route ?? [])
  const below = (parentId: string): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) => {
        const { default: Component, loader, handle, ErrorBoundary } = module
        const route = withoutUndefined({ id, path, loader, handle, Component, ErrorBoundary })
        return index ? { ...route, index } : { ...route, children: below(id) }
      })
  const children = below('root').filter(({ id }) => LAYOUTS.has(id!))
  return [{ id: 'root', Component: Page, children }]
}

function Page() {
  return (
    <Layout>
      <Root />
    </Layout>
  )
}

/** Renders a whole document without hydration markers, in half the time. */
export function renderWithoutScript(page: ReactElement): string {
  return closeAsHtml(`<!DOCTYPE html>${renderToStaticMarkup(page)}`)
}

export function closeAsHtml(markup: string): string {
  return markup.replace(VOID_ELEMENT, '<$1>')
}
