import { data, type RouterContextProvider } from 'react-router'
import { fetchContent } from '../../../request/context.ts'
import type { GalleryKind } from '../../../content.ts'

/**
 * One photo, its album and its neighbours, for the page that a thumbnail links to in browsers that cannot open
 * a modal without a script.
 * @throws a response: 404 if there is no such photo, 503 if the database failed
 */
export async function findView(
  context: Readonly<RouterContextProvider>,
  kind: GalleryKind,
  id: string,
) {
  const fetched = await fetchContent(context, async ({ [kind]: store, albums }) => {
    // PostgreSQL cannot store a NUL.
    const photo = await store.find(id.replaceAll('\0', '\uFFFD'))
    if (!photo || photo.videoLink !== undefined) return undefined
    const album = photo.album ? await albums.find(photo.album) : undefined
    return { photo, album, ...(await store.findNeighbours(photo)) }
  })
  if (fetched.isFailed) throw data(null, { status: 503 })
  if (!fetched.content) throw data(null, { status: 404 })
  return fetched.content
}
