import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { servicesOf } from './context.ts'
import { staffServices } from './office/staff-services.ts'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import publicStyle from './site/public.css?inline'
import { speculationRules } from './site/speculation-rules.ts'
import type { OfficerStore } from './features/officers/store.ts'
import { TeacherFile } from './features/officers/public/teacher-file.tsx'
import { findTeachers } from './features/officers/public/teachers.tsx'
import galleryScript from './features/galleries/public/gallery-script.js?inline-script'

export { pageServices } from './context.ts'
export { staffServices } from './office/staff-services.ts'
export { setPageStores } from './page-stores.ts'

/** Logs unexpected errors of loaders and pages together with their request. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (request.signal.aborted) return
  servicesOf(context).logFailure(error, 'page failed')
}

/** Inline styles and scripts of public pages. The server allows exactly these by their hashes. */
export const inlined = { styles: [publicStyle], scripts: [galleryScript, speculationRules] }

interface HandleErrorArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * React closes void elements as in XML (`<br/>`), which HTML ignores and the Nu validator reports.
 * The pattern matches only tags, because React escapes `>` in attributes and `<` in scripts.
 */
const VOID_ELEMENT =
  /<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*?) ?\/>/g

/** Renders the complete page before sending: a public page has no script to insert late parts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  const nonce = services.get(staffServices)?.nonce
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />
  const html = nonce ? await renderForHydration(page, nonce) : renderWithoutScript(page)
  return new Response(closeAsHtml(html), { status, headers })
}

/** TeacherInformation.html, which is no route: it has neither the frame nor the style of the site. */
export async function renderTeacherFile(store: OfficerStore): Promise<string> {
  return closeAsHtml(renderWithoutScript(<TeacherFile teachers={await findTeachers(store)} />))
}

function closeAsHtml(markup: string): string {
  return markup.replace(VOID_ELEMENT, '<$1>')
}

/** Without the markers for hydration, in half the time. */
function renderWithoutScript(page: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
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
