import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../words/format.ts'
import { useApi } from '../connection/use-api.ts'
import { useStaff } from '../frame/staff-context.tsx'

interface PickFoundProps {
  /** The path of the list. */
  path: string
  search: Record<string, string>
  /** The most records that one act takes. */
  most: number
  words: {
    counting: string
    all: (count: string) => string
    newest: (count: string) => string
  }
  picked: { has: (id: string) => boolean }
  onClear: () => void
}

/**
 * The button that selects all records that the search and the filter find, or takes them out again. A new
 * search clears the selection: the acts must not change records that the clerk no longer sees.
 */
export function PickFound<Item extends { _id: string }>({
  path,
  search,
  most,
  words,
  picked,
  onClear,
  onPick,
}: PickFoundProps & { onPick: (found: Item[], isPicked: boolean) => void }) {
  const { language } = useStaff()
  const parameters = new URLSearchParams({ ...search, limit: String(most) })
  const { data: found } = useApi<Item[]>(`${path}?${parameters}`)
  const query = JSON.stringify(search)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current !== query) onClear()
    shown.current = query
  })
  if (!found) return <p role="status">{words.counting}</p>
  if (found.length === 0) return null
  const isWhole = found.every(({ _id }) => picked.has(_id))
  const label = found.length < most ? words.all : words.newest
  return (
    <div className="ready">
      <Button variant="default" aria-pressed={isWhole} onClick={() => onPick(found, !isWhole)}>
        {label(formatNumber(found.length, language))}
      </Button>
    </div>
  )
}
