import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, problems } from '../../errors/api-schema.ts'
import { filterBatches, listBatches, mapBatches } from '../../database/list-batches.ts'
import { paging } from '../../database/paging.ts'
import { parseIfMatch } from '../../database/version.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput, orNotFound } from '../../errors/classes.ts'
import { titleMatcher } from '../../search/question.ts'
import { contentKinds, type GalleryKind } from '../../content.ts'
import { change } from '../../records/history/changes.ts'
import { orderVersion } from '../../records/history/order.ts'
import { galleryChange, galleryOrder, galleryRecord, newPhoto, newPhotoOrVideo } from './schema.ts'
import { recordOf } from './store.ts'
import { galleryOrderSubject, gallerySubject } from './subject.ts'

export function galleryReads(kind: GalleryKind): FastifyPluginAsyncZod {
  const tags = [contentKinds[kind].apiPath.slice(1)]
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          tags,
          summary: 'The entries of the gallery, in its order: newest first until it is changed',
          querystring: paging,
          response: { 200: z.array(galleryRecord), ...problems(400, 404) },
        },
      },
      ({ school, query: { q, limit, before } }, reply) => {
        const store = school.stores[kind]
        if (!q) {
          return reply.toList(mapBatches(listBatches({ limit, before }, store), recordOf))
        }
        const isFound = titleMatcher(q)
        const found = filterBatches(
          listBatches({ before }, store),
          ({ title }) => isFound(title),
          limit,
        )
        return reply.toList(mapBatches(found, recordOf))
      },
    )
  }
}

export function galleryWrites(kind: GalleryKind): FastifyPluginAsyncZod {
  const { apiPath, takesVideos } = contentKinds[kind]
  const tags = [apiPath.slice(1)]
  return async (app) => {
    app.post(
      '/',
      {
        schema: {
          tags,
          summary: takesVideos ? 'Add a photo or a video link' : 'Add a photo',
          consumes: ['multipart/form-data', ...(takesVideos ? ['application/json'] : [])],
          body: takesVideos ? newPhotoOrVideo : newPhoto,
          response: { 201: galleryRecord, ...problems(400, 401, 403, 413, 415) },
        },
      },
      async (request, reply) => {
        const { file, ...entry } = request.body as z.infer<typeof newPhotoOrVideo>
        // A JSON body is a video. Only a form may give a title without a photo.
        if (!request.isMultipart() && entry.videoLink === undefined) {
          throw new InvalidInput(fieldError('videoLink', 'fill-in'))
        }
        const created = file
          ? await request.school.files.save(file, 'pictures', (stored) =>
              request.write(async ({ history, [kind]: store }) =>
                history.created(kind, await store.create({ ...entry, file: stored })),
              ),
            )
          : await request.write(async ({ history, [kind]: store }) =>
              history.created(kind, await store.create(entry)),
            )
        return reply.code(201).send(created)
      },
    )

    app.put(
      '/order',
      {
        schema: {
          tags,
          summary: 'Sort these entries among themselves; all others keep their positions',
          description:
            'Ids of deleted entries are ignored. The ETag is the version of the order of these entries, for If-Match.',
          body: galleryOrder,
          response: { 200: z.array(galleryRecord), ...problems(400, 401, 403, 412) },
        },
      },
      async (request, reply) => {
        const { ids } = request.body
        const expected = parseIfMatch(request.headers['if-match'])
        const ordered = await request.write(({ history, [kind]: store }) =>
          change(history, galleryOrderSubject(kind, store, ids), { input: ids, expected }),
        )
        reply.header('etag', `"${orderVersion(ordered)}"`)
        return ordered
      },
    )

    app.put(
      '/:id',
      {
        schema: {
          tags,
          summary: 'Change the title',
          params: byId,
          body: galleryChange,
          response: { 200: galleryRecord, ...problems(400, 401, 403, 404, 412) },
        },
      },
      (request) => {
        const { id } = request.params
        const expected = parseIfMatch(request.headers['if-match'])
        return request.write(({ history, [kind]: store }) =>
          change(history, gallerySubject(kind, store), { id, input: request.body, expected }),
        )
      },
    )

    app.delete(
      '/:id',
      {
        schema: {
          tags,
          summary: 'Delete: moves the entry and its file to the bin',
          params: byId,
          response: { 204: noContent, ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        await request.write(async ({ bin, [kind]: store }) => {
          const entry = recordOf(orNotFound(await store.find(id)))
          await bin.add(kind, entry, (await store.remove(id))!)
        })
        return reply.code(204).send(null)
      },
    )
  }
}
