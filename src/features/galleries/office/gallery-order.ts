import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { newIdempotencyKey } from '../../../office/post-once.ts'
import { useSending } from '../../../office/use-sending.ts'
import type { GalleryRecord } from '../schema.ts'

interface Move {
  entry: GalleryRecord
  /** The index in the gallery, from 0. */
  to: number
}

/** What the lists of this gallery have loaded. */
type Loaded = InfiniteData<GalleryRecord[]> | GalleryRecord[]

export type GalleryOrder = ReturnType<typeof useGalleryOrder>

/**
 * Moves entries of a gallery's list, and shows the new order at once. While one request is under
 * way, further moves wait and are sent together. After a failure, the server's order is shown.
 */
export function useGalleryOrder(path: string) {
  const client = useQueryClient()
  const sending = useSending()
  /** The entries whose places have changed since the last request, in their new order. */
  const unsent = useRef<string[]>([])
  const latest = useRef<Move>(undefined)
  const [moving, setMoving] = useState<Move>()
  const [kept, setKept] = useState<Move>()

  const send = async () => {
    try {
      while (unsent.current.length > 0) {
        const body = { ids: unsent.current }
        unsent.current = []
        // Repeating it is safe: the order is sent whole.
        const idempotencyKey = newIdempotencyKey()
        await callApi({ method: 'PUT', path: `${path}/order`, body, idempotencyKey })
      }
      setKept(latest.current)
    } finally {
      unsent.current = []
      setMoving(undefined)
      void client.invalidateQueries({ queryKey: [path] })
    }
  }

  return {
    /** The move that is not saved yet, and the last saved one. */
    moving,
    kept: moving ? undefined : kept,
    error: sending.error,
    /** `entries` are all that are shown. */
    move(entries: GalleryRecord[], entry: GalleryRecord, to: number) {
      const from = entries.indexOf(entry)
      const sorted = entries.filter((other) => other !== entry)
      sorted.splice(to, 0, entry)
      const touched = sorted.slice(Math.min(from, to), Math.max(from, to) + 1)
      const ids = new Set([...unsent.current, ...touched.map(({ _id }) => _id)])
      unsent.current = sorted.map(({ _id }) => _id).filter((id) => ids.has(id))
      latest.current = { entry, to }
      setMoving(latest.current)
      setKept(undefined)
      void client.cancelQueries({ queryKey: [path] })
      client.setQueriesData<Loaded>({ queryKey: [path] }, (old) => inOrder(old, sorted))
      void sending.run(send)
    },
  }
}

/** The same pages with their entries in the new order; other lists stay unchanged. */
function inOrder(old: Loaded | undefined, sorted: GalleryRecord[]): Loaded | undefined {
  if (old === undefined || !('pages' in old)) return old
  const ids = new Set(old.pages.flat().map(({ _id }) => _id))
  if (ids.size !== sorted.length || !sorted.every(({ _id }) => ids.has(_id))) return old
  const rest = [...sorted]
  return { ...old, pages: old.pages.map((page) => rest.splice(0, page.length)) }
}
