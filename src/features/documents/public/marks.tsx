import { NewMark } from '../../../pages/parts/dates.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { DocumentSummary } from '../schema.ts'

/** Whether it is pinned, new or ended. */
export function Marks({ document }: { document: DocumentSummary }) {
  const { words } = usePage()
  const { pinnedUntil, state, date } = document
  return (
    <span className="marks">
      {pinnedUntil !== null && (
        <>
          <b className="pin">{words.document.pinned}</b>{' '}
        </>
      )}
      {state === 'ended' ? <b className="s">{words.document.ended}</b> : <NewMark iso={date} />}
    </span>
  )
}
