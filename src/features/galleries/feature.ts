import { dayAt } from '../../words/format.ts'
import { contentKinds, forEachKey, GALLERY_KINDS, type GalleryKind } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { Stores } from '../../request/school.ts'
import { type Listed, listedPage } from '../../search/listed.ts'
import { officeRanks, type OfficeEntry } from '../../search/office-entries.ts'
import {
  type Calls,
  type ExportedList,
  type Feature,
  type OfficeSearch,
  type ReadTexts,
  removeSampleRows,
  type StoresOf,
} from '../feature.ts'
import { ALBUMS_PATH } from './albums/address.ts'
import { albumReads, albumWrites } from './albums/api.ts'
import { albumExport, findAlbumEntries, listAlbums, readAlbumTexts } from './albums/lists.ts'
import { createAlbumStore } from './albums/store.ts'
import { galleryReads, galleryWrites } from './api.ts'
import { removeSampleEntries, sampleGallerySteps } from './sample.ts'
import { listBatches, mapBatches } from '../../database/list-batches.ts'
import { galleryRecord } from './schema.ts'
import { createGalleryStore, recordOf } from './store.ts'
import { galleryUndos } from './subject.ts'

/** The number of photos of each gallery that the office's search looks through. The gallery's own list finds older ones. */
const SEARCHED = 2000

/** The number of photos of each gallery whose words the search of visitors keeps in memory. */
const LISTED = 200

const ANSWERS: Record<GalleryKind, string[]> = {
  photos: ['ছবি', 'ছবি গ্যালারি', 'photo gallery'],
  jubilee: [],
}

export const galleries = {
  stores: (database: Database) => ({
    ...forEachKey(GALLERY_KINDS, (kind) => createGalleryStore(database, kind)),
    albums: createAlbumStore(database),
  }),
  undos: galleryUndos,
  exports: {
    ...forEachKey(GALLERY_KINDS, galleryExport),
    albums: albumExport,
  },
  writtenTexts: {
    ...forEachKey(GALLERY_KINDS, readGalleryTexts),
    albums: readAlbumTexts,
  },
  searchEntries: async (stores: Stores) => [
    ...(await listGalleries(stores)),
    ...(await listAlbums(stores)),
  ],
  officeEntries: async (stores: Stores, search: OfficeSearch) => [
    ...(await findAlbumEntries(stores, search.query)),
    ...(await findGalleryEntries(stores, search)),
  ],
  sampleSteps: sampleGallerySteps,
  sampleRemovals: {
    galleryEntry: removeSampleEntries,
    album: (database) => removeSampleRows(database, 'album'),
  },
  openCalls: [
    ...GALLERY_KINDS.map((kind): Calls[number] => [contentKinds[kind].apiPath, galleryReads(kind)]),
    [ALBUMS_PATH, albumReads],
  ],
  staffCalls: [
    ...GALLERY_KINDS.map((kind): Calls[number] => [
      contentKinds[kind].apiPath,
      galleryWrites(kind),
    ]),
    [ALBUMS_PATH, albumWrites],
  ],
} satisfies Feature

/** The pages of the galleries, with the titles of their newest entries. */
function listGalleries(stores: Stores): Promise<Listed[]> {
  return Promise.all(
    GALLERY_KINDS.map(async (kind) => {
      const titles = (await stores[kind].list({ limit: LISTED })).map(({ title }) => title)
      return listedPage({
        url: contentKinds[kind].pages[0].path,
        titleIn: (words) => words[kind].title,
        texts: [titles.join('; ')],
        answers: ANSWERS[kind],
      })
    }),
  )
}

function galleryExport(kind: GalleryKind): ExportedList {
  return {
    fields: Object.keys(galleryRecord.shape),
    batches: ({ [kind]: store }) => mapBatches(listBatches({}, store), recordOf),
  }
}

function readGalleryTexts(kind: GalleryKind): ReadTexts {
  return async function* ({ [kind]: store }) {
    for await (const entries of listBatches({}, store)) {
      for (const { _id: id, title } of entries) yield { id, fields: { title } }
    }
  }
}

async function findGalleryEntries(
  stores: Stores,
  { query, timeZone }: OfficeSearch,
): Promise<OfficeEntry[]> {
  const rankOf = officeRanks(query)
  const found = await Promise.all(
    GALLERY_KINDS.map(async (kind) =>
      (await stores[kind].list({ limit: SEARCHED }))
        .filter((entry) => rankOf(entry) !== undefined)
        .map(({ _id, title, createdAt }) => ({
          kind,
          title,
          note: dayAt(new Date(createdAt), timeZone),
          address: `${contentKinds[kind].screenPath}?${new URLSearchParams({ q: title })}`,
          row: _id,
        })),
    ),
  )
  return found.flat()
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof galleries> {}
}
