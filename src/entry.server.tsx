import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { servicesOf } from './context.ts'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import publicStyle from './site/public.css?inline'
import { speculationRules } from './site/speculation-rules.ts'
import galleryScript from './features/galleries/gallery-script.js?raw'

export { pageServices } from './context.ts'

/** What a loader or a page throws unasked is logged, beside its request. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (request.signal.aborted) return
  servicesOf(context).logFailure(error, 'page failed')
}

/** What pages carry inline; the server allows exactly these by their hashes. */
export const inlined = { styles: [publicStyle], scripts: [galleryScript, speculationRules] }

interface HandleErrorArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Renders a page whole: a public page carries no script that could put late parts in place. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  const nonce = servicesOf(services).staff?.nonce
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          buffer(pipe(new PassThrough())).then(resolve, reject)
        },
        onError(error) {
          reject(error)
          abort()
        },
      },
    )
  })
  return new Response(new Uint8Array(html), { status, headers })
}
