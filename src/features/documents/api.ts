import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listPart, paging } from '../../database/paging.ts'
import { parseIfMatch } from '../../database/version.ts'
import { orNotFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { byId, noContent, problems } from '../../api-schema.ts'
import type { DocumentKind } from './kinds.ts'
import { documentChange, documentRecord, newDocument } from './schema.ts'

export function documentReads({ stores }: Services, kind: DocumentKind): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          tags: [kind],
          summary: `The list of ${kind}, newest first`,
          querystring: paging,
          response: { 200: z.array(documentRecord), ...problems(400, 404) },
        },
      },
      (request) => listPart(request.query, stores[kind]),
    )
  }
}

export function documentWrites(
  { files, write }: Services,
  kind: DocumentKind,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/',
      {
        schema: {
          tags: [kind],
          summary: 'Publish a file under a title',
          consumes: ['multipart/form-data'],
          body: newDocument,
          response: { 201: documentRecord, ...problems(400, 401, 403, 413, 415) },
        },
      },
      async (request, reply) => {
        const { title, file } = request.body
        const document = await files.save(file, 'documents', (stored) =>
          write((stores) => stores[kind].create({ title, file: stored })),
        )
        return reply.code(201).send(document)
      },
    )

    app.put(
      '/:id',
      {
        schema: {
          tags: [kind],
          summary: 'Rename',
          params: byId,
          body: documentChange,
          response: { 200: documentRecord, ...problems(400, 401, 403, 404, 412) },
        },
      },
      async (request) => {
        const { title } = request.body
        const expected = parseIfMatch(request.headers['if-match'])
        return write(async (stores) =>
          orNotFound(await stores[kind].rename(request.params.id, title, expected)),
        )
      },
    )

    app.delete(
      '/:id',
      {
        schema: {
          tags: [kind],
          summary: 'Delete, with its file',
          params: byId,
          response: { 204: noContent, ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const file = await write(async (stores) =>
          orNotFound(await stores[kind].remove(request.params.id)),
        )
        await files.remove([file])
        return reply.code(204).send(null)
      },
    )
  }
}
