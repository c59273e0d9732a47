import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_FILES } from '../../../../files/max-files.ts'
import { isHeic, PictureUnreadable } from '../../../../office/photo-canvas.ts'
import { newPage, type PhotoPage } from './page-edit.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/**
 * Shrinks photos one after another, because each takes much memory, and adds them as pages. Photos
 * that one document does not take are left out. `taken` are photos that were taken before this code was loaded.
 */
export function useNewPhotos(
  taken: File[],
  {
    pages,
    onTaken,
    onPage,
  }: { pages: PhotoPage[]; onTaken: () => void; onPage: (page: PhotoPage) => void },
) {
  const [waiting, setWaiting] = useState(0)
  const [unreadable, setUnreadable] = useState<string[]>([])
  const [leftOut, setLeftOut] = useState(0)

  const add = async (photos: File[]) => {
    const fitting = photos.slice(0, Math.max(0, MAX_FILES - pages.length - waiting))
    setUnreadable([])
    setLeftOut(photos.length - fitting.length)
    setWaiting((number) => number + fitting.length)
    for (const photo of fitting) {
      try {
        onPage(await toPage(photo))
      } catch (error) {
        if (!(error instanceof PictureUnreadable)) throw error
        setUnreadable((names) => [...names, photo.name])
      } finally {
        setWaiting((number) => number - 1)
      }
    }
  }

  const addTaken = useEffectEvent(() => {
    if (taken.length === 0) return
    onTaken()
    void add(taken)
  })
  useEffect(() => addTaken(), [taken])

  return { waiting, unreadable, leftOut, add }
}

/** @throws PictureUnreadable if the server could not read the photo either */
async function toPage(photo: File): Promise<PhotoPage> {
  try {
    return newPage(await shrinkPhoto(photo))
  } catch (error) {
    const isForServer = error instanceof PictureUnreadable && isHeic(photo)
    if (!isForServer) throw error
    return { ...newPage(photo), isUnshown: true }
  }
}
