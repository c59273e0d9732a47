import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  cardUrl,
  contentKinds,
  DOCUMENT_KINDS,
  type DocumentKind,
  documentUrl,
  parseDocumentUrl,
} from '../content.ts'
import { Gone, NotFound } from '../errors/classes.ts'
import { documentIn } from '../features/documents/english.ts'
import { isPublic } from '../features/documents/states.ts'
import { sendDrawing } from './serve-files.ts'
import { iconNames } from '../features/profile/icons/icons.ts'
import { drawingOf, nameOfCard } from '../features/documents/card/card.ts'
import { cardOf } from '../site/document-card.ts'
import { acceptsHtml } from './missing-file.ts'
import { pathIn } from '../words/language.ts'
import type { School } from '../request/school.ts'
import type { SchoolSettings } from '../base/settings.ts'

/**
 * A messenger requests the card again when a link is shared again, so that it gets the new card
 * after a title changed. A shared cache asks as often as for a page, because documents are deleted.
 */
const CACHE_CONTROL = 'public, max-age=300, s-maxage=2'

const CARDS = DOCUMENT_KINDS.flatMap((kind) => [[kind, 'bn'] as const, [kind, 'en'] as const])

/**
 * GET /notices/214/card.png: the preview picture of a document's page, made on first request. Below
 * /en it has the English title.
 */
export async function cardRoutes(app: FastifyInstance): Promise<void> {
  for (const [kind, language] of CARDS) {
    const { apiPath } = contentKinds[kind]
    app.get<{ Params: { number: string } }>(
      cardUrl(pathIn(language, `${apiPath}/:number`)),
      { schema: { hide: true } },
      async (request, reply) => {
        const { settings, stores } = request.school
        const address = parseDocumentUrl(`${apiPath}/${request.params.number}`)
        if (!address) throw new NotFound()
        const document = await stores[kind].findByNumber(address.number)
        if (!document || !isPublic(document.state))
          return answerMissing(request, reply, kind, address.number)
        const shown = documentIn(language, document)
        const card = cardOf(kind, shown, await stores.site.find(), settings.timeZone)
        const name = nameOfCard(document._id, card)
        const drawing = drawingOf(card)
        return sendDrawing(request, reply, { name, drawing, cacheControl: CACHE_CONTROL })
      },
    )
  }
}

/** A browser gets the same answer as for the page of the missing document. */
async function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: DocumentKind,
  number: number,
): Promise<unknown> {
  if (acceptsHtml(request)) return reply.sendPublicPage(documentUrl(kind, number))
  throw (await request.school.stores[kind].isDeleted(number)) ? new Gone() : new NotFound()
}

/**
 * Removes the cards of deleted documents, those with an earlier title or school name, and the icons
 * of an earlier logo.
 */
export async function sweepCards({
  settings,
  stores,
  fileStore,
}: Pick<School, 'stores' | 'fileStore'> & {
  settings: Pick<SchoolSettings, 'timeZone'>
}): Promise<void> {
  const site = await stores.site.find()
  const current = new Set(iconNames(site.logo))
  for (const [kind, language] of CARDS) {
    for (const document of await stores[kind].list({ state: 'all' })) {
      const card = cardOf(kind, documentIn(language, document), site, settings.timeZone)
      current.add(nameOfCard(document._id, card))
    }
  }
  for await (const { name } of fileStore.list('cards')) {
    if (!current.has(name)) await fileStore.remove('cards', name)
  }
}
