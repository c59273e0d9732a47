import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseDocumentUrl } from '../content.ts'
import { isPublic } from '../features/documents/states.ts'
import { logFailure } from './log.ts'

/**
 * The page that an address of the school's old site leads to. Ask only where the answer would be
 * 404, so that a redirect hides no page. Undefined also while the target is a draft: its old address
 * must not reveal it. A deleted target answers 410 itself.
 */
async function findTarget(request: FastifyRequest): Promise<string | undefined> {
  const { stores } = request.school
  try {
    const target = await stores.redirects.findTarget(request.originalUrl)
    const document = target === undefined ? undefined : parseDocumentUrl(target)
    const found = document && (await stores[document.kind].findByNumber(document.number))
    return found && !isPublic(found.state) ? undefined : target
  } catch (error) {
    // The answer without a redirect says what a visitor can do.
    logFailure(request, error, 'a redirect could not be looked up')
    return undefined
  }
}

/**
 * A redirect can end, when its target becomes a draft or its move is taken back. So the school's own
 * nginx does not store it.
 */
const HEADERS = { 'cache-control': 'public, max-age=3600', 'x-accel-expires': '0' }

/** Answers with a redirect, if the requested address is one of the old site. */
export async function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const target = await findTarget(request)
  if (target === undefined) return undefined
  return reply.headers(HEADERS).redirect(target, 301)
}
