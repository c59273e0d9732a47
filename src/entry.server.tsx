import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { closeAsHtml, renderWithoutScript } from './pages/static-markup.ts'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { servicesOf } from './pages/context.ts'
import { staffServices } from './office/staff-services.ts'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import homeStyle from './pages/home-page.css?inline'
import publicStyle from './pages/public.css?inline'
import countsStyle from './features/student-counts/public/counts.css?inline'
import documentStyle from './features/documents/public/document.css?inline'
import factsStyle from './features/profile/public/facts.css?inline'
import galleriesStyle from './features/galleries/public/galleries.css?inline'
import listStyle from './features/documents/public/list.css?inline'
import officersStyle from './features/people/public/officers.css?inline'
import listNavigationStyle from './pages/parts/list-navigation.css?inline'
import quickStyle from './pages/parts/quick.css?inline'
import proseStyle from './pages/parts/prose.css?inline'
import tableStyle from './pages/parts/table.css?inline'
import todayStyle from './features/calendar/public/today.css?inline'
import letterStyle from './features/documents/public/letter.css?inline'
import choicesStyle from './pages/parts/choices.css?inline'
import calendarStyle from './features/calendar/public/calendar.css?inline'
import calendarPrintStyle from './features/calendar/public/calendar-print.css?inline'
import searchStyle from './pages/search/search.css?inline'
import routineStyle from './features/routine/public/routine.css?inline'
import weekStyle from './features/routine/public/week.css?inline'
import { speculationRules } from './pages/speculation-rules.ts'
import type { OfficerStore } from './features/people/store.ts'
import { TeacherFile } from './features/people/public/teacher-file.tsx'
import { findTeachers } from './features/people/public/teachers.tsx'
import documentScript from './features/documents/public/document-script.js?inline-script'
import galleryScript from './features/galleries/public/gallery-script.js?inline-script'

export { pageServices } from './pages/context.ts'
export { staffServices } from './office/staff-services.ts'
export { createStaticPages } from './pages/static-pages.tsx'

/** Logs unexpected errors of loaders and pages together with their request. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (request.signal.aborted) return
  servicesOf(context).logFailure(error, 'page failed')
}

/** Inline styles and scripts of public pages. The server allows exactly these by their hashes. */
export const inlined = {
  styles: [
    publicStyle,
    tableStyle,
    proseStyle,
    quickStyle,
    listNavigationStyle,
    choicesStyle,
    listStyle,
    documentStyle,
    galleriesStyle,
    factsStyle,
    countsStyle,
    officersStyle,
    searchStyle,
    letterStyle,
    todayStyle,
    homeStyle,
    calendarStyle,
    calendarPrintStyle,
    routineStyle,
    weekStyle,
  ],
  scripts: [documentScript, galleryScript, speculationRules],
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

/** TeacherInformation.html is not a route: it does not have the frame or the style of the site. */
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
