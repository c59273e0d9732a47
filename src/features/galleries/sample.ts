import { GALLERY_KINDS, type GalleryKind } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { removeFileRows } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { type SampleMoment, samplePhoto, type SampleStep } from '../feature.ts'
import data from './sample.json' with { type: 'json' }

export type SamplePhoto = { title: string; publishedAt: string; file: string }

type SampleVideo = { title: string; publishedAt: string; videoLink: string }

export const sampleGalleries: {
  photos: SamplePhoto[]
  jubilee: (SamplePhoto | SampleVideo)[]
} = data satisfies Record<GalleryKind, unknown>

export function sampleGallerySteps({ at }: SampleMoment): SampleStep[] {
  return GALLERY_KINDS.flatMap((kind) =>
    sampleGalleries[kind].map(({ title, publishedAt, ...entry }): SampleStep => ({
      ...('file' in entry && { file: samplePhoto(entry.file) }),
      write: (stores, stored) =>
        stores[kind].create({
          title,
          file: stored,
          videoLink: 'videoLink' in entry ? entry.videoLink : undefined,
          createdAt: at(publishedAt),
          isSample: true,
        }),
    })),
  )
}

export async function removeSampleEntries(database: Database): Promise<StoredFile[]> {
  const entries = await database
    .deleteFrom('galleryEntry')
    .where('isSample', '=', 1)
    .returning('file')
    .execute()
  return removeFileRows(database, ...entries.map(({ file }) => file))
}
