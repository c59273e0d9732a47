import { useEffect, useRef, useState } from 'react'
import { callApi, Stopped } from '../../../office/connection/api-client.ts'
import { lighterPhoto } from '../../../office/form/lighter-photo.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { type Sending, useSending } from '../../../office/form/use-sending.ts'
import { formatNumber } from '../../../words/format.ts'
import { chosenAlbum } from './albums/album-choice.tsx'
import { useReloadPhotos } from './albums/use-albums.ts'
import type { ChosenPhotos } from './chosen-photos.ts'
import { contentKinds, type GalleryKind } from '../../../content.ts'
import type { GalleryRecord } from '../schema.ts'
import { galleryWords } from './words.ts'

interface Failure {
  id: string
  fileName: string
  error: unknown
}

interface Run {
  /** The photo that is being sent. */
  currentId: string
  /** Its number in this run, from 1. */
  number: number
  /** How many photos this run has, or the last run had. */
  total: number
}

export interface Publishing extends Run {
  sending: Sending
  failures: Failure[]
  publish: () => Promise<void>
  forget: () => void
}

/**
 * Sends the chosen photos one after another. If a photo fails, the other photos are still sent. The
 * last photo is sent first, because each new photo becomes the first of the gallery, and at the end
 * the first chosen photo must be the first.
 */
export function usePublishing(
  gallery: GalleryKind,
  chosen: ChosenPhotos,
  onDone: () => void,
): Publishing {
  const { language } = useStaff()
  const { photo: words } = useScreenWords(galleryWords)
  const sending = useSending()
  const [run, setRun] = useState<Run>({ currentId: '', number: 0, total: 0 })
  const [failures, setFailures] = useState<Failure[]>([])
  const path = contentKinds[gallery].apiPath
  const reload = useReload(path)
  const reloadPhotos = useReloadPhotos()
  /** The entries of the photos that were chosen together; undefined until the photo is sent. */
  const batch = useRef(new Map<string, string | undefined>())

  // Stop when the clerk leaves the page (after the warning): photos sent in the background could be
  // sent twice.
  // `sending.stop` acts on the same request in every render.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => sending.stop, [])

  const publish = async () => {
    const { photos, title } = chosen
    const queue = photos.length > 0 ? [...photos].reverse() : [TITLE_ALONE]
    const publishedIds: string[] = []
    const isContinued = batch.current.size > 0
    for (const { id } of photos) batch.current.set(id, undefined)
    setFailures([])
    const isThrough = await sending.run(async ({ signal, onProgress }) => {
      const needsTitle = queue.some((photo) => photo.title === undefined)
      requireFilled({
        ...(needsTitle && { title }),
        ...(!contentKinds[gallery].takesVideos && { file: photos[0]?.file }),
      })
      const album = chosen.albumChoice && (await chosenAlbum(chosen.albumChoice, signal))
      // A second attempt uses the new album.
      if (album) chosen.setAlbum({ album })
      for (const [index, { id, file, title: own }] of queue.entries()) {
        setRun({ currentId: id, number: index + 1, total: queue.length })
        onProgress(0)
        const body = new FormData()
        body.set('title', own ?? title)
        if (album) body.set('album', album)
        try {
          if (file) body.set('file', await lighterPhoto(file))
          const { _id } = await postOnce<GalleryRecord>({ path, body, signal, onProgress })
          batch.current.set(id, _id)
          publishedIds.push(id)
          chosen.takeOut(publishedIds)
        } catch (error) {
          if (error instanceof Stopped) throw error
          setFailures((others) => [...others, { id, fileName: file?.name ?? '', error }])
        }
      }
      // A photo that failed at first is now before the other photos of the batch.
      const ids = [...batch.current.values()].filter((id) => id !== undefined)
      if (isContinued) await callApi({ method: 'PUT', path: `${path}/order`, body: { ids } })
    })
    const count = publishedIds.length
    if (isThrough && count === queue.length) {
      chosen.draft.reset()
      onDone()
      batch.current.clear()
    }
    if (count === 0) return
    notify(words.published(count, formatNumber(count, language)))
    await (chosen.albumChoice ? reloadPhotos() : reload())
  }

  return {
    ...run,
    sending,
    // Drop the error of a photo that was left out.
    failures: failures.filter(
      ({ id }) => id === TITLE_ALONE.id || chosen.photos.some((photo) => photo.id === id),
    ),
    publish,
    forget: () => {
      batch.current.clear()
      setFailures([])
      sending.clearError()
    },
  }
}

/** The main gallery accepts a title without a photo, which can be scanned later. */
const TITLE_ALONE = { id: '', file: undefined, title: undefined }
