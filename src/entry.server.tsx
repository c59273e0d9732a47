import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { closeAsHtml, renderWithoutScript } from './server/static-pages.tsx'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { servicesOf } from './request/context.ts'
import { staffServices } from './office/frame/staff-services.ts'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { speculationRules } from './site/speculation-rules.ts'
import type { OfficerStore } from './features/people/store.ts'
import { TeacherFile } from './features/people/public/teacher-file.tsx'
import { findTeachers } from './features/people/public/teachers.tsx'

export { pageServices } from './request/context.ts'
export { staffServices } from './office/frame/staff-services.ts'
export { createStaticPages } from './server/static-pages.tsx'

/** Logs unexpected errors of loaders and pages together with their request. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (request.signal.aborted) return
  servicesOf(context).logFailure(error, 'page failed')
}

/** Inline styles and scripts of public pages. The server allows exactly these by their hashes. */
export const inlined = {
  styles: Object.values(
    import.meta.glob<string>(
      ['./{site,pages}/**/*.css', '!./pages/style/**', './features/*/public/**/*.css'],
      {
        query: '?inline',
        import: 'default',
        eager: true,
      },
    ),
  ),
  scripts: [
    ...Object.values(
      import.meta.glob<string>('./features/*/public/**/*-script.js', {
        query: '?inline-script',
        import: 'default',
        eager: true,
      }),
    ),
    speculationRules,
  ],
}

interface HandleErrorArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Renders a page of the office. It is complete before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  const { nonce } = services.get(staffServices)!
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />
  return new Response(closeAsHtml(await renderForHydration(page, nonce)), { status, headers })
}

/** TeacherInformation.html is not a route, because it has no frame and no style of the site. */
export async function renderTeacherFile(store: OfficerStore): Promise<string> {
  return renderWithoutScript(<TeacherFile teachers={await findTeachers(store)} />)
}

function renderForHydration(page: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: { script: nonce, style: nonce },
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(pipe(new PassThrough())).then(resolve, reject)
      },
      onError(error) {
        reject(error)
        abort()
      },
    })
  })
}
