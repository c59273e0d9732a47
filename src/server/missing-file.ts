import type { FastifyReply, FastifyRequest } from 'fastify'
import { Gone, NotFound } from '../errors/classes.ts'
import type { NamedFile } from '../files/named.ts'
import { type Language, languageOf, pathIn } from '../words/language.ts'
import { pathOf } from './log.ts'
import { sendRedirect } from './redirects.ts'

/** 410 if deleted, a redirect if the old site had it, else 404; a page for a browser. */
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
