import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi, Stopped } from '../../admin/api-client.ts'
import { notify } from '../../admin/notify.ts'
import { useScreenWords, useStaff } from '../../admin/staff-context.tsx'
import { type Sending, useSending } from '../../admin/use-sending.ts'
import { formatNumber } from '../../words/format.ts'
import type { ChosenPhotos } from './admin-chosen-photos.ts'
import { type GalleryKind, galleryKinds } from './kinds.ts'
import { galleryWords } from './staff-words.ts'

export interface Failure {
  id: string
  fileName: string
  error: unknown
}

interface Run {
  /** The photo that is going out. */
  currentId: string
  /** Its place among those of this run, from 1. */
  place: number
  /** How many this run has, or the last one had. */
  total: number
}

export interface Publishing extends Run {
  sending: Sending
  failures: Failure[]
  publish: () => Promise<void>
  forget: () => void
}

/** Sends the chosen photos one after the other; one that fails keeps no other back. */
export function usePublishing(gallery: GalleryKind, chosen: ChosenPhotos): Publishing {
  const { language } = useStaff()
  const { photo: words } = useScreenWords(galleryWords)
  const client = useQueryClient()
  const sending = useSending()
  const [run, setRun] = useState<Run>({ currentId: '', place: 0, total: 0 })
  const [failures, setFailures] = useState<Failure[]>([])
  const path = `/${galleryKinds[gallery].path}`

  // Who leaves the page has been warned: what goes on unseen could be sent a second time.
  // What "stop" reaches is the same in every render.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => sending.stop, [])

  const publish = async () => {
    const { photos, title } = chosen
    const queue = photos.length > 0 ? photos : [TITLE_ALONE]
    const publishedIds: string[] = []
    setFailures([])
    const isThrough = await sending.run(async ({ signal, onProgress }) => {
      for (const [index, { id, file, title: own }] of queue.entries()) {
        setRun({ currentId: id, place: index + 1, total: queue.length })
        onProgress(0)
        const body = new FormData()
        body.set('title', own ?? title)
        if (file) body.set('file', file)
        try {
          await callApi({ method: 'POST', path, body, signal, onProgress })
          publishedIds.push(id)
          chosen.takeOut(publishedIds)
        } catch (error) {
          if (error instanceof Stopped) throw error
          setFailures((others) => [...others, { id, fileName: file?.name ?? '', error }])
        }
      }
    })
    const count = publishedIds.length
    if (isThrough && count === queue.length) chosen.draft.reset()
    if (count === 0) return
    notify(words.published(count, formatNumber(count, language)))
    await client.invalidateQueries({ queryKey: [path] })
  }

  return {
    ...run,
    sending,
    // A photo that is left out takes its failure along.
    failures: failures.filter(
      ({ id }) => id === TITLE_ALONE.id || chosen.photos.some((photo) => photo.id === id),
    ),
    publish,
    forget: () => {
      setFailures([])
      sending.clearError()
    },
  }
}

/** The main gallery takes a title whose photo is not scanned yet. */
const TITLE_ALONE = { id: '', file: undefined, title: undefined }
