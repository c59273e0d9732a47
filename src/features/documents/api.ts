import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listBatches } from '../../database/list-batches.ts'
import type { ListPart } from '../../database/paging.ts'
import { parseIfMatch } from '../../database/version.ts'
import { NotFound, orNotFound } from '../../errors/classes.ts'
import { type DocumentFiles, saveDocument } from '../../files/save-document.ts'
import { MAX_FILES } from '../../files/max-files.ts'
import { change } from '../../records/history/changes.ts'
import { byId, noContent, problems } from '../../errors/api-schema.ts'
import type { DocumentKind } from '../../content.ts'
import {
  documentChange,
  documentList,
  documentRecord,
  documentSummary,
  newDocument,
  oneDocument,
} from './schema.ts'
import { documentSubject } from './subject.ts'
import { yearRange } from '../../words/school-year.ts'
import { hasState, isPublic } from './states.ts'

export function documentReads(kind: DocumentKind): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      {
        config: { hasStates: true },
        schema: {
          tags: [kind],
          summary: `The list of ${kind}, newest first`,
          querystring: documentList,
          response: { 200: z.array(documentSummary), ...problems(400, 401, 404) },
        },
      },
      ({ school: { settings, stores }, query: { topic, year, state, q, ...query } }, reply) => {
        const store = stores[kind]
        const between = year === undefined ? undefined : yearRange(year, settings.timeZone)
        const filter = { state, topic, between }
        if (q) return reply.toList(store.listWithWords(q, filter, query))
        const list = (part: ListPart) => store.list({ ...part, ...filter })
        return reply.toList(listBatches(query, { ...store, list }))
      },
    )

    app.get(
      '/:id',
      {
        config: { hasStates: true },
        schema: {
          tags: [kind],
          summary: 'One of them, by its id',
          params: byId,
          querystring: oneDocument,
          response: { 200: documentRecord, ...problems(401, 404) },
        },
      },
      async ({ school, params: { id }, query: { state } }) => {
        const document = orNotFound(await school.stores[kind].find(id))
        const isWanted = state === undefined ? isPublic(document.state) : hasState(document, state)
        if (!isWanted) throw new NotFound()
        return document
      },
    )
  }
}

export function documentWrites(kind: DocumentKind): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/',
      {
        config: { maxFiles: MAX_FILES },
        schema: {
          tags: [kind],
          summary:
            'Publish files or a text with a title, now or later. Several pictures become the pages of one PDF; otherwise the files after the first are attachments',
          consumes: ['multipart/form-data'],
          body: newDocument,
          response: { 201: documentRecord, ...problems(400, 401, 403, 413, 415) },
        },
      },
      async (request, reply) => {
        const { file: uploads = [], photographed, ...fields } = request.body
        const create = (stored: DocumentFiles) =>
          request.write(async ({ history, [kind]: store }) =>
            history.created(kind, await store.create({ ...fields, ...stored })),
          )
        const bound = photographed ? 'also one' : 'several'
        const document = await saveDocument(request.school.files, uploads, create, bound)
        return reply.code(201).send(document)
      },
    )

    app.put(
      '/:id',
      {
        schema: {
          tags: [kind],
          summary: 'Change the given fields',
          params: byId,
          body: documentChange,
          response: { 200: documentRecord, ...problems(400, 401, 403, 404, 412) },
        },
      },
      (request) => {
        const { id } = request.params
        const expected = parseIfMatch(request.headers['if-match'])
        return request.write(({ history, [kind]: store }) =>
          change(history, documentSubject(kind, store), { id, input: request.body, expected }),
        )
      },
    )

    app.delete(
      '/:id',
      {
        schema: {
          tags: [kind],
          summary: 'Delete: moves the record and its file to the bin',
          params: byId,
          response: { 204: noContent, ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        await request.write(async ({ bin, [kind]: store }) => {
          const document = orNotFound(await store.find(id))
          await bin.add(kind, document, (await store.remove(id))!)
        })
        return reply.code(204).send(null)
      },
    )
  }
}
