import type { RequestedPage, Bound } from '../../../database/cursor.ts'
import type { GalleryEntry, GalleryPart, GalleryStore } from '../store.ts'

export const PER_PAGE = 24

/** One page of a gallery's photos or videos, in the gallery's order. */
export interface GalleryPage {
  number: number
  entries: GalleryEntry[]
  /** The entries next to this page. */
  newer: GalleryEntry | undefined
  older: GalleryEntry | undefined
  /** The entries on all pages, at most `MAX_COUNTED`, which means that many or more. */
  total: number
}

export async function findPage(
  store: GalleryStore,
  only: GalleryPart,
  { number, from }: RequestedPage,
): Promise<GalleryPage> {
  const entries = from
    ? await store.listBeside(from, PER_PAGE, only)
    : await store.list({ limit: PER_PAGE, only })
  const [first, last] = [entries[0], entries.at(-1)]
  const [newer] = first && from ? await store.listBeside(beside('newer', first), 1, only) : []
  const [older] = last ? await store.listBeside(beside('older', last), 1, only) : []
  const total = older ? await store.count(only) : (number - 1) * PER_PAGE + entries.length
  return { number, entries, newer, older, total }
}

function beside(direction: Bound['direction'], { position }: GalleryEntry): Bound {
  return { direction, cursor: position }
}
