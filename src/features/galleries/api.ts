import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../../errors/api-schema.ts'
import { filterBatches, listBatches, mapBatches } from '../../database/list-batches.ts'
import { paging } from '../../database/paging.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { titleMatcher } from '../../search/question.ts'
import { contentKinds, type GalleryKind } from '../../content.ts'
import { createRecord, recordRoutes, withPicture } from '../../records/record-routes.ts'
import { galleryChange, galleryRecord, newPhoto, newPhotoOrVideo } from './schema.ts'
import { recordOf } from './store.ts'
import { galleryOrderSubject, gallerySubject } from './subject.ts'

export function galleryReads(kind: GalleryKind): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          summary: 'The entries of the gallery, in its order: newest first until it is changed',
          querystring: paging,
          response: { 200: z.array(galleryRecord), ...problems(404) },
        },
      },
      ({ school, query: { q, limit, before } }, reply) => {
        const store = school.stores[kind]
        if (!q) {
          return reply.toList(mapBatches(listBatches({ limit, before }, store), recordOf))
        }
        const matches = titleMatcher(q)
        const matching = filterBatches(
          listBatches({ before }, store),
          ({ title }) => matches(title),
          limit,
        )
        return reply.toList(mapBatches(matching, recordOf))
      },
    )
  }
}

export function galleryWrites(kind: GalleryKind): FastifyPluginAsyncZod {
  const { takesVideos } = contentKinds[kind]
  const subject = gallerySubject(kind)
  return async (app) => {
    const routes = recordRoutes(app, { record: galleryRecord, subject })

    app.post(
      '/',
      {
        schema: {
          summary: takesVideos ? 'Add a photo or a video link' : 'Add a photo',
          consumes: ['multipart/form-data', ...(takesVideos ? ['application/json'] : [])],
          body: takesVideos ? newPhotoOrVideo : newPhoto,
          response: { 201: galleryRecord },
        },
      },
      async (request, reply) => {
        const { file, ...entry } = request.body as z.infer<typeof newPhotoOrVideo>
        // A JSON body is a video. Only a form may give a title without a photo.
        if (!request.isMultipart() && entry.videoLink === undefined) {
          throw new InvalidInput(fieldError('videoLink', 'fill-in'))
        }
        const created = await withPicture(request, file, (stored) =>
          createRecord(request, subject, ({ [kind]: store }) =>
            store.create({ ...entry, file: stored }),
          ),
        )
        return reply.code(201).send(created)
      },
    )

    routes.order(galleryOrderSubject(kind))
    routes.change('Change the title', galleryChange)
    routes.remove('Delete: moves the entry and its file to the bin')
  }
}
