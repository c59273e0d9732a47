import { useApi, useReload } from '../../../../office/connection/use-api.ts'
import { contentKinds } from '../../../../content.ts'
import { ALBUMS_PATH } from '../../albums/address.ts'
import type { AlbumRecord } from '../../albums/schema.ts'

export const useAlbums = () => useApi<AlbumRecord[]>(ALBUMS_PATH)

/** Loads the photos and the albums again: a change of one can change the other. */
export function useReloadPhotos(): () => Promise<void> {
  const [photos, albums] = [useReload(contentKinds.photos.apiPath), useReload(ALBUMS_PATH)]
  return async () => {
    await Promise.all([photos(), albums()])
  }
}
