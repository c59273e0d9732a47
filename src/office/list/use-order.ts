import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { orderVersion } from '../../records/history/order-version.ts'
import { sortAmong } from '../../records/sort-among.ts'
import { ApiProblem, callApi } from '../connection/api-client.ts'
import { useSending } from '../form/use-sending.ts'
import { moved } from './moved.ts'

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

/** Other clerks can move the same records so many times in a row. */
const ATTEMPTS = 5

/**
 * Moves the records of the list at `path`, and shows the new order at once. Each move is one
 * request, which names only the records between the old and the new position; further moves wait.
 * After a failure, the former order is shown again.
 */
export function useOrder(path: string) {
  const client = useQueryClient()
  const sending = useSending()
  const unsent = useRef<Range[]>([])
  const latest = useRef<Move>(undefined)
  const former = useRef<[QueryKey, Cached | undefined][]>([])
  const [moving, setMoving] = useState<Move>()
  const [saved, setSaved] = useState<Move>()
  const lists = { queryKey: [path] }

  const send = async () => {
    try {
      for (let range = unsent.current[0]; range; range = unsent.current[0]) {
        await sendMove(path, range)
        unsent.current.shift()
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
    /** `ids` are the records among which the clerk moves one, before the move. */
    move: (move: Move, ids: string[]) => {
      const range = rangeOf(ids, ids.indexOf(move.id), move.to)
      unsent.current.push(range)
      if (!latest.current) former.current = client.getQueriesData<Cached>(lists)
      latest.current = move
      setMoving(move)
      setSaved(undefined)
      void client.cancelQueries(lists)
      client.setQueriesData<Cached>(lists, (old) => old && inOrder(old, range.after))
      void sending.run(send)
    },
  }
}

/** The records between the old and the new position of a moved one, which is at one of the ends. */
interface Range {
  before: string[]
  after: string[]
}

function rangeOf(ids: string[], from: number, to: number): Range {
  const part = <T>(list: T[]) => list.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { before: part(ids), after: part(moved(ids, from, to)) }
}

/**
 * If somebody else has moved one of these records since, the move is made again in the present
 * list, so that both moves count.
 */
async function sendMove(path: string, range: Range, attempt = 1): Promise<void> {
  if (range.after.length < 2) return
  const call = { path: `${path}/order`, body: { ids: range.after } }
  try {
    await callApi({ method: 'PUT', ...call, version: orderVersion(range.before) })
  } catch (error) {
    const isOutdated = error instanceof ApiProblem && error.status === 412
    if (!isOutdated || attempt === ATTEMPTS) throw error
    const present = await callApi<Stored[]>({ path: `${path}?state=all` })
    await sendMove(path, rangeIn(present, range), attempt + 1)
  }
}

/** The same move in another list: past the record at the new position. */
function rangeIn(list: Stored[], { before, after }: Range): Range {
  const ids = list.map(({ _id }) => _id)
  const isUp = before[0] === after[1]
  const [id, other] = isUp ? [after[0]!, after[1]!] : [after.at(-1)!, after.at(-2)!]
  const [from, to] = [ids.indexOf(id), ids.indexOf(other)]
  const isThere = from < 0 || to < 0 || (isUp ? from < to : from > to)
  return isThere ? { before: [], after: [] } : rangeOf(ids, from, to)
}

/** The same list with these records sorted among themselves. */
function inOrder(list: Cached, ids: string[]): Cached {
  if (!('pages' in list)) return sortAmong(list, ids)
  const sorted = sortAmong(list.pages.flat(), ids)
  return { ...list, pages: list.pages.map((page) => sorted.splice(0, page.length)) }
}
