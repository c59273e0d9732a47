import { contentKinds } from '../../../content.ts'
import type { Stores } from '../../../request/school.ts'
import { type Listed, listedPage } from '../../../search/listed.ts'
import { officeRanks, type OfficeEntry } from '../../../search/office-entries.ts'
import { en } from '../../../words/public-words.ts'
import { exportAtOnce, type ExportedList, type ReadTexts, textsAtOnce } from '../../feature.ts'
import { albumUrl } from './address.ts'
import { albumRecord } from './schema.ts'

export const albumExport: ExportedList = exportAtOnce(albumRecord, ({ albums }) => albums.list())

export const readAlbumTexts: ReadTexts = textsAtOnce(async ({ albums }) =>
  (await albums.list()).map(({ _id: id, title }) => ({ id, fields: { title } })),
)

/** For the search of visitors: the albums that the gallery shows. */
export async function listAlbums({ albums }: Stores): Promise<Listed[]> {
  return (await albums.list())
    .filter(({ count }) => count > 0)
    .map(({ _id, title, titleEnglish }) =>
      listedPage({
        url: albumUrl(_id),
        titleIn: (words) => (words === en && titleEnglish) || title,
        texts: [],
      }),
    )
}

export async function findAlbumEntries({ albums }: Stores, query: string): Promise<OfficeEntry[]> {
  const rankOf = officeRanks(query)
  return (await albums.list())
    .filter(({ title, titleEnglish }) => rankOf({ title, text: titleEnglish }) !== undefined)
    .map(({ _id, title, titleEnglish, day }) => ({
      kind: 'albums',
      title,
      note: day ?? '',
      text: titleEnglish,
      address: `${contentKinds.photos.screenPath}?${new URLSearchParams({ album: _id })}`,
    }))
}
