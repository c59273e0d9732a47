import { z } from 'zod'
import { optionalUpload, upload } from '../../files/schema.ts'
import { line, title } from '../../words/input.ts'
import { webAddress } from '../../base/web-address.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { paging } from '../../database/paging.ts'
import { recordId } from '../../errors/api-schema.ts'
import { newAlbum } from './albums/schema.ts'
import { MAX_PHOTOS_AT_ONCE } from './table.ts'
import { findVideoId } from './video.ts'

/** A title, so that its number still fits. */
const MAX_NUMBERED = 290

const album = recordId.nullable().meta({ description: 'The _id of an album; null for none' })

/** Of a form, in which an empty text means null. */
const albumOfForm = z
  .string()
  .optional()
  .transform((id) => id || null)
  .pipe(album)

export const newPhoto = z.object({ title, file: upload, album: albumOfForm })

export const newPhotoOrVideo = z
  .object({
    title,
    file: optionalUpload,
    videoLink: line(2000)
      .refine((link) => findVideoId(link) !== undefined, refusal('video-link'))
      .transform((link) => webAddress(link) ?? '')
      .pipe(z.string())
      .optional(),
  })
  .refine(({ file, videoLink }) => !(file && videoLink), {
    path: ['videoLink'],
    ...refusal('photo-or-video'),
  })

export const galleryChange = z.object({ title })

/** Without an album, the photo stays in its own. */
export const photoChange = galleryChange.extend({ album: album.optional() })

export type PhotoChange = z.infer<typeof photoChange>

export const photoPaging = paging.extend({
  album: z.string().max(100).optional().meta({
    description: 'The _id of an album; `none` for the photos without one',
  }),
})

const ids = z.array(recordId).min(1).max(MAX_PHOTOS_AT_ONCE)

export const manyPhotos = z.discriminatedUnion(
  'act',
  [
    z
      .object({ act: z.literal('title'), ids, title: line(MAX_NUMBERED) })
      .meta({ description: 'They all get the title; several are numbered in the gallery’s order' }),
    z.object({ act: z.literal('album'), ids, album }),
    z
      .object({ act: z.literal('split'), ids, album: newAlbum })
      .meta({ description: 'They become a new album' }),
    z
      .object({ act: z.enum(['first', 'earlier', 'later']), ids })
      .meta({ description: 'They move among the photos of their album, or of the whole gallery' }),
    z.object({ act: z.literal('remove'), ids }),
  ],
  refusal('invalid-value').message,
)

export type ManyPhotos = z.infer<typeof manyPhotos>

export const manyPhotosAnswer = z.object({
  changed: z.number(),
  album: z.string().optional().meta({ description: 'The _id of the new album' }),
})

export type ManyPhotosAnswer = z.infer<typeof manyPhotosAnswer>

const common = {
  _id: z.string(),
  title: z.string(),
  createdAt: z.string().meta({ description: 'ISO 8601 UTC' }),
  updatedAt: z.string(),
  version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
  isSample: z.boolean(),
}

export const galleryRecord = z
  .object({
    ...common,
    filePath: z.string().optional().meta({ example: 'gallery-uploads/0198.webp' }),
    fileSize: z.number().optional().meta({ description: 'Bytes, as served' }),
    width: z.number().optional().meta({ description: 'Pixels' }),
    height: z.number().optional().meta({ description: 'Pixels' }),
    color: z.string().optional().meta({ description: 'Average colour, #rrggbb' }),
    videoLink: z.string().optional(),
    album: z.string().nullable().optional().meta({
      description: 'The _id of the photo’s album; absent in the main gallery',
    }),
  })
  .meta({ id: 'GalleryEntry' })

export type GalleryRecord = z.infer<typeof galleryRecord>
