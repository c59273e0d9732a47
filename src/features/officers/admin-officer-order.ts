import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '../../admin/api-client.ts'
import { useSending } from '../../admin/use-sending.ts'
import type { OfficerRecord } from './schema.ts'

interface Move {
  id: string
  /** Counted from 0. */
  to: number
  ids: string[]
}

/**
 * The list in the order that the clerk wants, shown at once. Moves that come while one is on its way
 * wait, and only the last of them goes out; a failure brings back the order that the server has.
 */
export function useOrder(officers: OfficerRecord[]) {
  const client = useQueryClient()
  const sending = useSending()
  const latest = useRef<Move>(undefined)
  const [wanted, setWanted] = useState<Move>()
  const [kept, setKept] = useState<Move>()

  const send = async () => {
    let sent: Move | undefined
    try {
      while (sent !== latest.current) {
        sent = latest.current!
        const body = { ids: sent.ids }
        const answer = await callApi<OfficerRecord[]>({
          method: 'PUT',
          path: '/officers/order',
          body,
        })
        client.setQueryData(['/officers'], answer)
      }
      setKept(sent)
    } catch (error) {
      // Where no answer came, only the server knows.
      void client.invalidateQueries({ queryKey: ['/officers'] })
      throw error
    } finally {
      setWanted(undefined)
    }
  }

  const shown = wanted ? inOrder(officers, wanted.ids) : officers
  return {
    shown,
    /** Who was moved and is not at the server yet, or was moved last. */
    moving: wanted,
    kept: wanted ? undefined : kept,
    error: sending.error,
    move(id: string, to: number) {
      const ids = shown.map(({ _id }) => _id)
      if (to < 0 || to >= ids.length || ids[to] === id) return
      const others = ids.filter((other) => other !== id)
      const move = { id, to, ids: others.toSpliced(to, 0, id) }
      latest.current = move
      setWanted(move)
      setKept(undefined)
      void sending.run(send)
    },
  }
}

/** Whoever was added by someone else in the meantime follows at the end, as at the server. */
function inOrder(officers: OfficerRecord[], ids: string[]): OfficerRecord[] {
  const placeOf = ({ _id }: OfficerRecord) => (ids.includes(_id) ? ids.indexOf(_id) : ids.length)
  return officers.toSorted((one, other) => placeOf(one) - placeOf(other))
}
