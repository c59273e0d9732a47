import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseDocumentUrl, previewedPath } from '../content.ts'
import { bengaliPath } from '../words/language.ts'
import type { RenderedPage } from './rendered-page.ts'

/** The address of the page that a preview shows; undefined if the address is no preview. */
export function previewOf(url: string): string | undefined {
  const address = previewedPath(url)
  return address && parseDocumentUrl(bengaliPath(address)) && address
}

/**
 * Sends a document's page as visitors will see it, also while it is a draft or scheduled. Only staff
 * get it, and no cache stores it.
 */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  render: () => Promise<RenderedPage>,
): Promise<unknown> {
  if (!(await request.findCookieSession())) {
    return reply.redirect(`/admin/login?${new URLSearchParams({ next: request.url })}`)
  }
  const page = await render()
  const { bytes } = await page.bodyIn('identity')
  return reply
    .code(page.status)
    .headers({ ...page.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(bytes)
}
