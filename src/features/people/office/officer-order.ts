import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { newIdempotencyKey } from '../../../office/post-once.ts'
import { useSending } from '../../../office/use-sending.ts'
import { CATEGORIES, type OfficerCategory } from '../categories.ts'
import type { OfficerRecord } from '../schema.ts'

interface Move {
  id: string
  /** The index inside the person's category, from 0. */
  to: number
  /** Everyone: teachers first, as on the site. */
  ids: string[]
}

/**
 * Both lists in the order that the clerk chose, shown at once. People move inside their own list,
 * because the site shows two lists. While one move is being sent, further moves wait and only the
 * last one is sent. After a failure, the server's order is shown again.
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
          // Repeating it is safe: the order is sent whole.
          idempotencyKey: newIdempotencyKey(),
        })
        client.setQueryData(['/officers'], answer)
      }
      setKept(sent)
    } catch (error) {
      // If no answer came, only the server knows the order.
      void client.invalidateQueries({ queryKey: ['/officers'] })
      throw error
    } finally {
      setWanted(undefined)
    }
  }

  const shown = wanted ? inOrder(officers, wanted.ids) : officers
  return {
    shown,
    /** The move that is not saved yet, and the last saved one. */
    moving: wanted,
    kept: wanted ? undefined : kept,
    error: sending.error,
    move(id: string, to: number) {
      const lists = CATEGORIES.map((category) => idsOf(shown, category))
      const list = lists.find((ids) => ids.includes(id))
      if (!list || to < 0 || to >= list.length || list[to] === id) return
      const others = list.filter((other) => other !== id)
      const moved = [...others.slice(0, to), id, ...others.slice(to)]
      const ids = lists.flatMap((one) => (one === list ? moved : one))
      const move = { id, to, ids }
      latest.current = move
      setWanted(move)
      setKept(undefined)
      void sending.run(send)
    },
  }
}

function idsOf(officers: OfficerRecord[], wanted: OfficerCategory): string[] {
  return officers.filter(({ category }) => category === wanted).map(({ _id }) => _id)
}

/** A person that someone else has added in the meantime comes last, as on the server. */
function inOrder(officers: OfficerRecord[], ids: string[]): OfficerRecord[] {
  const positionOf = ({ _id }: OfficerRecord) => (ids.includes(_id) ? ids.indexOf(_id) : ids.length)
  return [...officers].sort((one, other) => positionOf(one) - positionOf(other))
}
