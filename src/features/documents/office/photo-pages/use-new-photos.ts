import { useEffect, useEffectEvent, useState } from 'react'
import { newPage, type PhotoPage } from './page-edit.ts'
import { PictureUnreadable, shrinkPhoto } from './shrink-photo.ts'

/**
 * Shrinks photos one after another, because each takes much memory, and adds them as pages.
 * `taken` are photos that were taken before this code was loaded.
 */
export function useNewPhotos(
  taken: File[],
  { onTaken, onPage }: { onTaken: () => void; onPage: (page: PhotoPage) => void },
) {
  const [waiting, setWaiting] = useState(0)
  const [unreadable, setUnreadable] = useState<string[]>([])

  const add = async (photos: File[]) => {
    setUnreadable([])
    setWaiting((number) => number + photos.length)
    for (const photo of photos) {
      try {
        onPage(newPage(await shrinkPhoto(photo)))
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

  return { waiting, unreadable, add }
}
