import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, problems } from '../../api-schema.ts'
import { filterBatches, listBatches } from '../../database/list-batches.ts'
import { paging } from '../../database/paging.ts'
import { fieldError } from '../../error-code.ts'
import { InvalidInput, orNotFound } from '../../errors.ts'
import { titleMatcher } from '../../search/question.ts'
import type { Files } from '../../files/files.ts'
import { contentKinds, type GalleryKind } from '../../content.ts'
import { galleryRecord, newPhoto, newPhotoOrVideo } from './schema.ts'
import type { GalleryStore } from './store.ts'

export function galleryReads(
  { stores }: { stores: Record<GalleryKind, GalleryStore> },
  kind: GalleryKind,
): FastifyPluginAsyncZod {
  const tags = [contentKinds[kind].apiPath.slice(1)]
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          tags,
          summary: 'The entries of the gallery, newest first',
          querystring: paging,
          response: { 200: z.array(galleryRecord), ...problems(400, 404) },
        },
      },
      ({ query: { q, limit, before } }, reply) => {
        const store = stores[kind]
        if (!q) return reply.toList(listBatches({ limit, before }, store))
        const isFound = titleMatcher(q)
        const found = filterBatches(
          listBatches({ before }, store),
          ({ title }) => isFound(title),
          limit,
        )
        return reply.toList(found)
      },
    )
  }
}

export function galleryWrites(
  { files }: { files: Pick<Files, 'save'> },
  kind: GalleryKind,
): FastifyPluginAsyncZod {
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
          ? await files.save(file, 'pictures', (stored) =>
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
          const entry = orNotFound(await store.find(id))
          await bin.add(kind, entry, (await store.remove(id))!)
        })
        return reply.code(204).send(null)
      },
    )
  }
}
