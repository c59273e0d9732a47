import { data, type RouterContextProvider } from 'react-router'
import { fetchContent } from '../../context.ts'
import type { GalleryKind } from './kinds.ts'

/**
 * One photo and its neighbours, for the page to which a thumbnail leads in a browser that opens no
 * modal for it.
 * @throws a response: 404 where there is no such photo, 503 where it could not be fetched
 */
export async function findView(
  context: Readonly<RouterContextProvider>,
  kind: GalleryKind,
  id: string,
) {
  const fetched = await fetchContent(context, async ({ [kind]: store }) => {
    // PostgreSQL has no way to hold a NUL.
    const photo = await store.find(id.replaceAll('\0', '\uFFFD'))
    if (!photo || photo.videoLink !== undefined) return undefined
    return { photo, ...(await store.findNeighbours(photo)) }
  })
  if (fetched.isFailed) throw data(null, { status: 503 })
  if (!fetched.content) throw data(null, { status: 404 })
  return fetched.content
}
