import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nowIso, timeNow } from '../../base/clock.ts'
import { addDays } from '@pathshala/bengali/days'
import { dayAt } from '../../words/format.ts'
import { instantOf } from '../../words/instants.ts'
import { listBatches, mapBatches } from '../../database/list-batches.ts'
import type { ListPart } from '../../database/paging.ts'
import { NotFound, NotPublic, orNotFound } from '../../errors/classes.ts'
import { hidesSomething } from '../../files/hidden-part.ts'
import { type DocumentFiles, saveDocument } from '../../files/save-document.ts'
import { MAX_FILES } from '../../files/max-files.ts'
import { type AfterChange, createRecord, recordRoutes } from '../../records/record-routes.ts'
import { changeMany } from '../../records/history/change-many.ts'
import { byId, problems } from '../../errors/api-schema.ts'
import type { DocumentKind } from '../../content.ts'
import { announceChange } from './announcement.ts'
import {
  documentChange,
  FIRST_YEAR,
  documentList,
  type ManyDocuments,
  manyDocuments,
  manyDocumentsAnswer,
  type StoredChange,
  type DocumentRecord,
  documentRecord,
  newDocument,
  newDocumentFile,
  notification,
  notified,
  oneDocument,
  readDocument,
  readSummary,
  removal,
  sameTitle,
} from './schema.ts'
import { documentSubject } from './subject.ts'
import { yearRange } from '../../words/school-year.ts'
import { forVisitors } from './record.ts'
import { hasState, isPublic } from './states.ts'

/** The address of a page names the number of its document. An id is never so short. */
const isNumber = (text: string) => /^\d{1,9}$/.test(text)

export function documentReads(kind: DocumentKind): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      {
        config: { hasStates: true },
        schema: {
          summary: `The list of ${kind}, newest first`,
          querystring: documentList(kind),
          response: { 200: z.array(readSummary), ...problems(404) },
        },
      },
      (
        { school: { settings, stores }, query: { topic, year, until, state, q, ...query } },
        reply,
      ) => {
        const store = stores[kind]
        const between = betweenYears({ year, until }, settings.timeZone)
        const filter = { state, topic, between }
        const list = (part: ListPart) => store.list({ ...part, ...filter })
        const batches = q
          ? store.listWithWords(q, filter, query)
          : listBatches(query, { ...store, list })
        return reply.toList(state === undefined ? mapBatches(batches, forVisitors) : batches)
      },
    )

    app.get(
      '/:id',
      {
        config: { hasStates: true },
        schema: {
          summary: 'One document, by its id or by its number',
          params: byId,
          querystring: oneDocument,
          response: { 200: readDocument },
        },
      },
      async ({ school, params: { id }, query: { state } }) => {
        const store = school.stores[kind]
        const found = isNumber(id) ? store.findByNumber(Number(id)) : store.find(id)
        const document = orNotFound(await found)
        const isWanted = state === undefined ? isPublic(document.state) : hasState(document, state)
        if (!isWanted) throw new NotFound()
        return state === undefined ? forVisitors(document) : document
      },
    )
  }
}

export function documentWrites(kind: DocumentKind): FastifyPluginAsyncZod {
  const subject = documentSubject(kind)
  const afterChange: AfterChange<DocumentRecord> = (transaction, change, request) => {
    const recordId = (change.after ?? change.before)!._id
    // Only the parameters of a deletion are checked, and only the body of a change.
    const said = change.after ? request.body : request.query
    const { notifyFollowers: isWanted, notifyOfMistake: isMistake } = (said ?? {}) as {
      notifyFollowers?: boolean
      notifyOfMistake?: boolean
    }
    const { timeZone } = request.school.settings
    const announced = { ...change, isWanted, ...(isMistake && { mistakeAt: nowIso() }) }
    return announceChange(transaction, { kind, recordId }, announced, timeZone)
  }
  return async (app) => {
    app.post(
      '/',
      {
        config: { maxFiles: MAX_FILES },
        schema: {
          summary:
            'Publish files or a text with a title, now or later. Several pictures become the pages of one PDF; otherwise the files after the first are attachments',
          consumes: ['multipart/form-data'],
          querystring: newDocumentFile,
          body: newDocument(kind),
          response: { 201: documentRecord },
        },
      },
      async (request, reply) => {
        const { file: uploads = [], photographed, notifyFollowers: _, ...rest } = request.body
        const { ifHidden, ...fields } = rest
        const { offerFile } = request.query
        const isAsked = ifHidden === 'ask' && offerFile === undefined
        const create = (stored: DocumentFiles) =>
          createRecord(
            request,
            subject,
            ({ [kind]: store }) =>
              store.create({ ...fields, offerFile, ...(isAsked && waiting(stored)), ...stored }),
            afterChange,
          )
        const minPhotos = photographed ? 1 : 2
        const document = await saveDocument(request.school.files, uploads, create, minPhotos)
        return reply.code(201).send(document)
      },
    )

    const record = documentRecord
    const routes = recordRoutes(app, { record, subject, afterChange })
    routes.change('Change the given fields; absent fields stay unchanged', documentChange(kind))
    routes.remove('Delete: moves the record and its file to the bin', removal)

    app.get(
      '/same',
      {
        schema: {
          summary: 'The documents with this title that were created today, in any state',
          querystring: sameTitle,
          response: { 200: z.array(documentRecord) },
        },
      },
      ({ school: { settings, stores }, query: { title } }) => {
        const today = dayAt(timeNow(), settings.timeZone)
        const [from, before] = [today, addDays(today, 1)].map((day) =>
          instantOf(day, '00:00', settings.timeZone),
        )
        return stores[kind].listWithTitle(title, [from!, before!])
      },
    )

    app.post(
      '/many',
      {
        schema: {
          summary: 'Do the same with many documents at once',
          description:
            'Documents that are gone are left out. The history has one entry for the call, and one restore sets all back. A preview changes nothing, and says how many phones can be told that the documents were wrong.',
          body: manyDocuments(kind),
          response: { 200: manyDocumentsAnswer },
        },
      },
      async (request): Promise<z.infer<typeof manyDocumentsAnswer>> => {
        const { act, ids, topic, notifyOfMistake, preview } = request.body
        const { settings, stores: read } = request.school
        if (preview)
          return { changed: 0, correctable: await read.outbox.findCorrectable(kind, ids) }
        return request.write(async (stores) => {
          const own = subject(stores)
          const mistakeAt = notifyOfMistake ? nowIso() : undefined
          let changed = 0
          await changeMany(stores, kind, async (many) => {
            // In the order of their creation, as phones were told of them.
            for (const id of [...new Set(ids)].toSorted()) {
              const before = await own.find(id)
              if (!before) continue
              const after =
                act === 'remove'
                  ? await many.remove(own, id)
                  : await many.change(own, id, changeOf(act, nowIso(), topic))
              await announceChange(
                stores,
                { kind, recordId: id },
                { before, ...(after && { after }), isWanted: undefined, mistakeAt },
                settings.timeZone,
              )
              changed += 1
            }
          })
          return { changed }
        })
      },
    )

    app.get(
      '/:id/notify',
      {
        schema: {
          summary: 'Whether followers were told of the document',
          params: byId,
          response: { 200: notification },
        },
      },
      async ({ school: { stores }, params: { id } }) => {
        orNotFound(await stores[kind].find(id))
        const { state = null, sentAt } = await stores.outbox.findState(kind, id)
        return { state, sentAt, ...(await stores.outbox.findPhones(kind, id)) }
      },
    )

    app.post(
      '/:id/notify',
      {
        schema: {
          summary: 'Tell followers of the document, also if they were told before',
          params: byId,
          response: { 200: notified, ...problems(409) },
        },
      },
      (request) =>
        request.write(async ({ [kind]: store, outbox }) => {
          const { id } = request.params
          const { state, topic } = orNotFound(await store.find(id))
          if (state !== 'published') throw new NotPublic()
          const { timeZone } = request.school.settings
          const document = { kind, recordId: id, topic, reason: 'again' as const }
          return { receivers: await outbox.announceDocument(document, timeZone) }
        }),
    )
  }
}

/** A document waits as a draft if staff want to be asked, and its files hide something. */
function waiting({ file, attachments }: DocumentFiles) {
  return [file, ...attachments].some(hidesSomething) ? { draft: true } : {}
}

function changeOf(
  act: Exclude<ManyDocuments['act'], 'remove'>,
  now: string,
  topic: ManyDocuments['topic'],
): StoredChange {
  if (act === 'end') return { endsAt: now }
  if (act === 'topic') return { topic: topic ?? null }
  return act === 'unpin' ? { pinnedUntil: null } : { draft: true }
}

/** The times of one year, or of all years up to `until`. */
function betweenYears(
  { year, until }: { year?: number | undefined; until?: number | undefined },
  timeZone: string,
): [string, string] | undefined {
  if (year !== undefined) return yearRange(year, timeZone)
  if (until === undefined) return undefined
  return [yearRange(FIRST_YEAR, timeZone)[0], yearRange(until, timeZone)[1]]
}
