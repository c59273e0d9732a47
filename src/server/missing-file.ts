import type { FastifyReply, FastifyRequest } from 'fastify'
import { Gone, NotFound } from '../errors/classes.ts'
import type { NamedFile } from '../files/named.ts'
import { type Language, languageOf, pathIn } from '../words/language.ts'
import { pathOf } from './log.ts'
import { sendRedirect } from './redirects.ts'

/**
 * Answers a request for a missing file: 410 if it was deleted, a redirect if the old site had it, 404
 * if it never existed. A browser gets a page in the site's frame; a program gets a problem.
 */
export async function answerMissingFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: NamedFile,
): Promise<unknown> {
  if (acceptsHtml(request)) {
    return reply.sendPublicPage(pathIn(languageOfLink(request), pathOf(request.url)))
  }
  if (await request.school.stores.bin.findKindOfDeletedFile(file)) throw new Gone()
  if (await sendRedirect(request, reply)) return reply
  throw new NotFound('no-such-file')
}

/** Only page navigations accept HTML. Images, download managers and scripts do not. */
export function acceptsHtml({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(accept)
}

/** The language of the page with the link, because a file's address has no language. */
function languageOfLink({ headers: { referer = '' } }: FastifyRequest): Language {
  return languageOf(URL.parse(referer)?.pathname ?? '/')
}
