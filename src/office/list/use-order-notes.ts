import { formatNumber } from '../../words/format.ts'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'
import { orderWords } from './order-words.ts'
import type { Order } from './use-order.ts'

/** What the screen says about the last move in a list. */
export function useOrderNotes({ moving, saved }: Pick<Order, 'moving' | 'saved'>) {
  const { language } = useStaff()
  const words = useScreenWords(orderWords)
  const position = saved ? formatNumber(saved.to + 1, language) : ''
  return {
    notMoved: words.notMoved,
    /** For screen readers. */
    movedAloud: saved && words.movedAloud(saved.name, position),
    /** About one entry, beside it. */
    noteOn: (id: string): string | undefined => {
      if (moving?.id === id) return words.moving
      return saved?.id === id ? words.moved(position) : undefined
    },
  }
}
