import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { change } from '../../records/history/changes.ts'
import { changeMany, type ManyChanges } from '../../records/history/change-many.ts'
import type { Stores } from '../../request/school.ts'
import { langOfContent } from '../../words/language.ts'
import { requireAlbum } from './albums/require-album.ts'
import { type ManyPhotos, type ManyPhotosAnswer } from './schema.ts'
import type { GalleryEntry } from './store.ts'
import { MAX_PHOTOS_AT_ONCE } from './table.ts'
import { galleryOrderSubject, gallerySubject } from './subject.ts'

/** The photos before a moved one that the order looks at, so that its history entry stays short. */
const MAX_SORTED = 2 * MAX_PHOTOS_AT_ONCE

/**
 * Does the same with many photos, with one entry in the history. Photos that are gone are left out.
 * Use it in a transaction of `Write`.
 * @throws InvalidInput if the album was deleted
 */
export async function changePhotos(stores: Stores, input: ManyPhotos): Promise<ManyPhotosAnswer> {
  const chosen = await stores.photos.listByIds(input.ids)
  if (input.act === 'album') await requireAlbum(stores, input.album)
  if (chosen.length === 0) return { changed: 0 }
  if (isMove(input)) return { changed: await movePhotos(stores, chosen, input.act) }
  return changeMany(stores, 'photos', (many) => changeEach(stores, many, chosen, input))
}

type Move = Extract<ManyPhotos, { act: 'first' | 'earlier' | 'later' }>

function isMove(input: ManyPhotos): input is Move {
  return input.act === 'first' || input.act === 'earlier' || input.act === 'later'
}

async function changeEach(
  stores: Stores,
  many: ManyChanges,
  chosen: GalleryEntry[],
  input: Exclude<ManyPhotos, Move>,
): Promise<ManyPhotosAnswer> {
  if (input.act === 'title') return titlePhotos(stores, many, chosen, input.title)
  if (input.act === 'album') return putInto(stores, many, chosen, input.album)
  if (input.act === 'split') {
    const album = await many.created('albums', await stores.albums.create(input.album))
    return { ...(await putInto(stores, many, chosen, album._id)), album: album._id }
  }
  for (const { _id } of chosen) await many.remove(gallerySubject('photos')(stores), _id)
  return { changed: chosen.length }
}

async function titlePhotos(
  stores: Stores,
  many: ManyChanges,
  chosen: GalleryEntry[],
  title: string,
): Promise<ManyPhotosAnswer> {
  const language = langOfContent(title)
  for (const [index, { _id }] of chosen.entries()) {
    const number = inDigits(String(index + 1), language)
    const own = chosen.length === 1 ? title : `${title} (${number})`
    await many.change(gallerySubject('photos')(stores), _id, { title: own })
  }
  return { changed: chosen.length }
}

async function putInto(
  stores: Stores,
  many: ManyChanges,
  chosen: GalleryEntry[],
  album: string | null,
): Promise<ManyPhotosAnswer> {
  const moved = chosen.filter((photo) => photo.album !== album)
  for (const { _id, title } of moved) {
    await many.change(gallerySubject('photos')(stores), _id, { title, album })
  }
  return { changed: moved.length }
}

async function movePhotos(
  stores: Stores,
  chosen: GalleryEntry[],
  act: Move['act'],
): Promise<number> {
  const album = chosen[0]?.album ?? null
  const areTogether = chosen.every((photo) => photo.album === album)
  const peers = await stores.photos.list({
    only: areTogether ? { album } : 'photos',
    limit: MAX_SORTED,
  })
  const before = peers.map(({ _id }) => _id)
  const ids = new Set(chosen.map(({ _id }) => _id))
  if (!before.includes(chosen.at(-1)!._id)) {
    throw new InvalidInput(fieldError('ids', 'too-many', { max: MAX_SORTED }))
  }
  const after = inNewOrder(before, ids, act)
  const changed = after.flatMap((id, index) => (id === before[index] ? [] : [index]))
  if (changed.length === 0) return 0
  const input = after.slice(changed[0], changed.at(-1)! + 1)
  await change(stores.history, galleryOrderSubject('photos')(stores, input), { input })
  return ids.size
}

/** The list after the chosen ids have moved to its front, or each one place. */
export function inNewOrder(ids: string[], chosen: ReadonlySet<string>, act: Move['act']): string[] {
  if (act === 'first') {
    return [...ids.filter((id) => chosen.has(id)), ...ids.filter((id) => !chosen.has(id))]
  }
  if (act === 'later') return inNewOrder(ids.toReversed(), chosen, 'earlier').reverse()
  const sorted = [...ids]
  for (let index = 1; index < sorted.length; index += 1) {
    const [other, id] = [sorted[index - 1]!, sorted[index]!]
    if (chosen.has(id) && !chosen.has(other)) sorted.splice(index - 1, 2, id, other)
  }
  return sorted
}
