import { data, type RouterContextProvider } from 'react-router'
import { fetchContent } from '../../../request/context.ts'
import type { Stores } from '../../../request/school.ts'
import type { ShownAlbum } from './album-list.tsx'

/** The albums with photos, each with its first one. */
export async function findShownAlbums({
  albums,
  photos,
}: Pick<Stores, 'albums' | 'photos'>): Promise<ShownAlbum[]> {
  const shown = await albums.listShown()
  const covers = await photos.listByIds(shown.map(({ cover }) => cover))
  const byId = new Map(covers.map((photo) => [photo._id, photo]))
  return shown.map(({ cover, ...album }) => ({ ...album, first: byId.get(cover) }))
}

/**
 * The album of the page's address.
 * @throws a response: 404 if there is no such album, 503 if the database failed
 */
export async function findAlbum(context: Readonly<RouterContextProvider>, id: string) {
  const fetched = await fetchContent(context, async ({ albums }) =>
    // PostgreSQL cannot store a NUL.
    albums.find(id.replaceAll('\0', '\uFFFD')),
  )
  if (fetched.isFailed) throw data(null, { status: 503 })
  if (!fetched.content) throw data(null, { status: 404 })
  return fetched.content
}
