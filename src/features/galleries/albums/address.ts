import { contentKinds } from '../../../content.ts'

/** Below `/api`. */
export const ALBUMS_PATH = '/albums'

/** The page of an album, in Bengali. */
export function albumUrl(id: string): string {
  return `${contentKinds.photos.pages[0].path}?album=${encodeURIComponent(id)}`
}
