import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { contentKinds } from '../../../../content.ts'
import { useApi } from '../../../../office/connection/use-api.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../../words/format.ts'
import { manyWords } from '../../../documents/office/many/words.ts'
import type { GalleryRecord } from '../../schema.ts'
import { MAX_PHOTOS_AT_ONCE } from '../../table.ts'
import type { PickProps } from './pick-photo.tsx'

/** The button that selects all photos that the search and the album have. */
export function PickAll({
  search,
  picked,
  onPick,
}: PickProps & { search: Record<string, string> }) {
  const { language } = useStaff()
  const words = useScreenWords(manyWords)
  const parameters = new URLSearchParams({ ...search, limit: String(MAX_PHOTOS_AT_ONCE) })
  const { data: found } = useApi<GalleryRecord[]>(`${contentKinds.photos.apiPath}?${parameters}`)
  const query = JSON.stringify(search)
  const shown = useRef(query)
  useEffect(() => {
    // The acts must not change photos that the clerk no longer sees.
    if (shown.current !== query) onPick(new Set())
    shown.current = query
  })
  if (!found) return <p role="status">{words.counting}</p>
  if (found.length === 0) return null
  const isWhole = found.every(({ _id }) => picked.has(_id))
  const label = found.length < MAX_PHOTOS_AT_ONCE ? words.all : words.newest
  return (
    <div className="ready">
      <Button
        variant="default"
        aria-pressed={isWhole}
        onClick={() => onPick(new Set(isWhole ? [] : found.map(({ _id }) => _id)))}
      >
        {label(formatNumber(found.length, language))}
      </Button>
    </div>
  )
}
