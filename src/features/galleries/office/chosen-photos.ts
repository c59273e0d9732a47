import { nowMs } from '../../../base/clock.ts'
import { type Draft, useDraft } from '../../../office/draft/use-draft.ts'
import type { AlbumChoice } from './albums/album-choice.tsx'
import type { GalleryKind } from '../../../content.ts'

export interface ChosenPhoto {
  id: string
  file: File
  /** The photo's own title; undefined if it uses the form's. */
  title: string | undefined
}

interface Texts extends Partial<AlbumChoice> {
  /** The form's title. */
  title: string
  /** The photos' own titles, by their ids. */
  ownTitles: Record<string, string | undefined>
  /** Photos that are published or left out. */
  goneIds: string[]
}

interface Files {
  photos: { id: string; file: File }[]
}

export interface ChosenPhotos {
  title: string
  photos: ChosenPhoto[]
  draft: Draft<Texts>
  /** Undefined for a gallery without albums. */
  albumChoice: AlbumChoice | undefined
  setTitle: (title: string) => void
  setAlbum: (change: Partial<AlbumChoice>) => void
  /** A blank title means that the photo uses the form's. */
  setOwnTitle: (id: string, title: string | undefined) => void
  add: (files: File[]) => void
  takeOut: (ids: string[]) => void
}

/**
 * The photos to publish; `album` is the album that the screen shows. Texts and files are separate drafts, and a removed photo is only listed as
 * gone. Otherwise each typed letter would write all photos to the device again.
 */
export function useChosenPhotos(gallery: GalleryKind, album?: string): ChosenPhotos {
  const texts = useDraft<Texts>(`${gallery}-texts`, { title: '', ownTitles: {}, goneIds: [] })
  const files = useDraft<Files>(`${gallery}-files`, { photos: [] })
  const { title, ownTitles, goneIds } = texts.values
  const photos = files.values.photos
    .filter(({ id }) => !goneIds.includes(id))
    .map(({ id, file }) => ({ id, file, title: ownTitles[id] }))

  const { album: ownAlbum = album, albumTitle = '', albumDay = '' } = texts.values

  return {
    title,
    photos,
    albumChoice: ownAlbum === undefined ? undefined : { album: ownAlbum, albumTitle, albumDay },
    draft: {
      ...texts,
      isDirty: title !== '' || photos.length > 0,
      isRestorable: texts.isRestorable || files.isRestorable,
      reset: () => {
        texts.reset()
        files.reset()
      },
      discard: () => {
        texts.discard()
        files.discard()
      },
      restore: () => {
        texts.restore()
        files.restore()
      },
    },
    setTitle: (next) => texts.change({ title: next }),
    setAlbum: (change) => texts.change(change),
    setOwnTitle: (id, next) => texts.change({ ownTitles: { ...ownTitles, [id]: next } }),
    add: (added) => {
      // crypto.randomUUID does not exist on sites with plain http.
      const now = nowMs()
      const chosen = added.map((file, index) => ({ id: `${now}-${index}`, file }))
      files.change({ photos: [...photos.map(({ id, file }) => ({ id, file })), ...chosen] })
    },
    takeOut: (ids) => {
      const areAllGone = photos.every(({ id }) => ids.includes(id))
      if (areAllGone) files.reset()
      texts.change(areAllGone ? { ownTitles: {}, goneIds: [] } : { goneIds: [...goneIds, ...ids] })
    },
  }
}
