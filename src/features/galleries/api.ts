import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../../errors/api-schema.ts'
import { filterBatches, listBatches, mapBatches } from '../../database/list-batches.ts'
import { type ListPart, paging } from '../../database/paging.ts'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { titleMatcher } from '../../search/question.ts'
import { contentKinds, type GalleryKind } from '../../content.ts'
import { createRecord, recordRoutes, withPicture } from '../../records/record-routes.ts'
import { requireAlbum } from './albums/require-album.ts'
import { changePhotos } from './many-photos.ts'
import {
  galleryChange,
  galleryRecord,
  manyPhotos,
  manyPhotosAnswer,
  newPhoto,
  newPhotoOrVideo,
  photoChange,
  photoPaging,
} from './schema.ts'
import { recordOf } from './store.ts'
import { galleryOrderSubject, gallerySubject } from './subject.ts'

type NewEntry = z.infer<typeof newPhotoOrVideo> & Partial<Pick<z.infer<typeof newPhoto>, 'album'>>

export function galleryReads(kind: GalleryKind): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/',
      {
        schema: {
          summary: 'The entries of the gallery, in its order: newest first until it is changed',
          querystring: kind === 'photos' ? photoPaging : paging,
          response: { 200: z.array(galleryRecord), ...problems(404) },
        },
      },
      ({ school, query }, reply) => {
        const { q, limit, before, album } = query as z.infer<typeof photoPaging>
        const only = album === undefined ? undefined : { album: album === 'none' ? null : album }
        const all = school.stores[kind]
        const store = { ...all, list: (part: ListPart) => all.list({ ...part, only }) }
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
  const plainSubject = gallerySubject(kind)
  const subject: typeof plainSubject = (stores) => {
    const one = plainSubject(stores)
    return {
      ...one,
      async update(id, input) {
        await requireAlbum(stores, input.album)
        return one.update(id, input)
      },
    }
  }
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
        const { file, ...entry } = request.body as NewEntry
        // A JSON body is a video. Only a form may give a title without a photo.
        if (!request.isMultipart() && entry.videoLink === undefined) {
          throw new InvalidInput(fieldError('videoLink', 'fill-in'))
        }
        const created = await withPicture(request, file, (stored) =>
          createRecord(request, subject, async (stores) => {
            await requireAlbum(stores, entry.album)
            return stores[kind].create({ ...entry, file: stored })
          }),
        )
        return reply.code(201).send(created)
      },
    )

    routes.order(galleryOrderSubject(kind))
    if (kind === 'photos') {
      app.post(
        '/many',
        {
          schema: {
            summary: 'Do the same with many photos at once',
            description:
              'Photos that are gone are left out. The history has one entry for the call, and one restore sets all back.',
            body: manyPhotos,
            response: { 200: manyPhotosAnswer },
          },
        },
        (request) => request.write((stores) => changePhotos(stores, request.body)),
      )
    }
    if (takesVideos) routes.change('Change the title', galleryChange)
    else routes.change('Change the title or the album', photoChange)
    routes.remove('Delete: moves the entry and its file to the bin')
  }
}
