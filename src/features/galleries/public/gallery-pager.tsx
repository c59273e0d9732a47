import { formatCursor } from '../../../database/cursor.ts'
import { Pager } from '../../../ui/pager.tsx'
import { type GalleryPage, cursorOf } from './find-page.ts'

/** Links to the previous and next page; their addresses keep `part`. */
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
      newer={newer && formatCursor(cursorOf(entries[0]!))}
      older={older && formatCursor(cursorOf(entries.at(-1)!))}
      label={label}
    />
  )
}
