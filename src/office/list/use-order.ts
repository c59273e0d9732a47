import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '../shell/api-client.ts'
import { moved } from './moved.ts'
import { newIdempotencyKey } from '../form/post-once.ts'
import { useSending } from '../form/use-sending.ts'

interface Move {
  id: string
  name: string
  /** The index in the list that the clerk sees, from 0. */
  to: number
}

interface Stored {
  _id: string
}

/** A list in the query cache: whole, or in pages. */
type Cached = InfiniteData<Stored[]> | Stored[]

export type Order = ReturnType<typeof useOrder>

/**
 * Moves the records of the list at `path`, and shows the new order at once. While one request is
 * under way, further moves wait and are sent together. After a failure, the former order is shown
 * again. `sends` says whether the API takes the whole order or only the moved records.
 */
export function useOrder(path: string, sends: 'all' | 'moved') {
  const client = useQueryClient()
  const sending = useSending()
  /** The ids for the next request, in their new order. */
  const unsent = useRef<string[]>([])
  const latest = useRef<Move>(undefined)
  const former = useRef<[QueryKey, Cached | undefined][]>([])
  const [moving, setMoving] = useState<Move>()
  const [saved, setSaved] = useState<Move>()
  const lists = { queryKey: [path] }

  const send = async () => {
    try {
      while (unsent.current.length > 0) {
        const body = { ids: unsent.current }
        unsent.current = []
        // Repeating it is safe: the order is sent, and not the move.
        const idempotencyKey = newIdempotencyKey()
        await callApi({ method: 'PUT', path: `${path}/order`, body, idempotencyKey })
      }
      setSaved(latest.current)
    } catch (error) {
      for (const [key, list] of former.current) client.setQueryData(key, list)
      throw error
    } finally {
      unsent.current = []
      latest.current = undefined
      setMoving(undefined)
      // If no answer came, only the server knows the order.
      void client.invalidateQueries(lists)
    }
  }

  return {
    /** The move that is not saved yet, and the last saved move. */
    moving,
    saved: moving ? undefined : saved,
    error: sending.error,
    /** `ids` are all records of the list before the move, `sorted` after it. */
    move: (move: Move, ids: string[], sorted: string[]) => {
      const changed = sorted.filter((id, index) => sends === 'all' || id !== ids[index])
      const wanted = new Set([...unsent.current, ...changed])
      unsent.current = sorted.filter((id) => wanted.has(id))
      if (!latest.current) former.current = client.getQueriesData<Cached>(lists)
      latest.current = move
      setMoving(move)
      setSaved(undefined)
      void client.cancelQueries(lists)
      client.setQueriesData<Cached>(lists, (old) => inOrder(old, sorted))
      void sending.run(send)
    },
  }
}

/** `ids` with `id` moved to the index `to`. */
export function moveInList(ids: string[], { id, to }: Pick<Move, 'id' | 'to'>): string[] {
  return moved(ids, ids.indexOf(id), to)
}

/** The same list in the new order; a list of other records stays unchanged. */
function inOrder(old: Cached | undefined, ids: string[]): Cached | undefined {
  if (old === undefined) return old
  const records = new Map(('pages' in old ? old.pages.flat() : old).map((one) => [one._id, one]))
  const sorted = ids.flatMap((id) => records.get(id) ?? [])
  if (sorted.length !== ids.length || records.size !== ids.length) return old
  if (!('pages' in old)) return sorted
  return { ...old, pages: old.pages.map((page) => sorted.splice(0, page.length)) }
}
