import { formatCursor } from '../../../database/cursor.ts'
import { Pager } from '../../../pages/parts/pager.tsx'
import type { GalleryPage } from './find-page.ts'

/** Links to the previous and next page; their addresses contain the query `part`. */
export function GalleryPager({
  page: { number, entries, newer, older },
  part,
  label,
}: {
  page: GalleryPage
  part: Record<string, string>
  label?: string
}) {
  return (
    <Pager
      page={number}
      query={part}
      newer={newer && formatCursor(entries[0]!.position)}
      older={older && formatCursor(entries.at(-1)!.position)}
      label={label}
    />
  )
}
