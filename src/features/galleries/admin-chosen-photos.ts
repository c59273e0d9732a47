import { type Draft, useDraft } from '../../admin/use-draft.ts'
import type { GalleryKind } from './kinds.ts'

export interface ChosenPhoto {
  id: string
  file: File
  /** Its own; undefined where it takes the form's. */
  title: string | undefined
}

interface Texts {
  /** The form's. */
  title: string
  /** Photos' own, by their ids. */
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
  setTitle: (title: string) => void
  /** A blank title gives way to the form's. */
  setOwnTitle: (id: string, title: string | undefined) => void
  add: (files: File[]) => void
  takeOut: (ids: string[]) => void
}

/**
 * What is to be published. Texts and files are drafts of their own, and a photo that goes is only
 * named as gone: else every letter typed would write all the photos to the device again.
 */
export function useChosenPhotos(gallery: GalleryKind): ChosenPhotos {
  const texts = useDraft<Texts>(`${gallery}-texts`, { title: '', ownTitles: {}, goneIds: [] })
  const files = useDraft<Files>(`${gallery}-files`, { photos: [] })
  const { title, ownTitles, goneIds } = texts.values
  const photos = files.values.photos
    .filter(({ id }) => !goneIds.includes(id))
    .map(({ id, file }) => ({ id, file, title: ownTitles[id] }))

  return {
    title,
    photos,
    draft: {
      ...texts,
      isDirty: title !== '' || photos.length > 0,
      reset: () => {
        texts.reset()
        files.reset()
      },
    },
    setTitle: (next) => texts.change({ title: next }),
    setOwnTitle: (id, next) => texts.change({ ownTitles: { ...ownTitles, [id]: next } }),
    add: (added) => {
      // No crypto.randomUUID: where the site is plain http, browsers have none.
      const now = Date.now()
      const chosen = added.map((file, index) => ({ id: `${now}-${index}`, file }))
      files.change({ photos: [...photos.map(({ id, file }) => ({ id, file })), ...chosen] })
    },
    takeOut: (ids) => {
      if (photos.every(({ id }) => ids.includes(id))) files.reset()
      texts.change({ goneIds: [...goneIds, ...ids] })
    },
  }
}
