import { z } from 'zod'
import { optionalUpload, upload } from '../../files/schema.ts'
import { line, title } from '../../words/input.ts'
import { webAddress } from '../../base/web-address.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { findVideoId } from './video.ts'

export const newPhoto = z.object({ title, file: upload })

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

export type GalleryChange = z.infer<typeof galleryChange>

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
  })
  .meta({ id: 'GalleryEntry' })

export type GalleryRecord = z.infer<typeof galleryRecord>
