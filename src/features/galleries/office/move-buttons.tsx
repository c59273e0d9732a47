import { MoveButton } from '../../../office/move-button.tsx'
import { moveInList, type Order } from '../../../office/use-order.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { GalleryRecord } from '../schema.ts'
import { galleryWords } from './words.ts'

/**
 * Moves an entry before or after its neighbour of the same sort, because the site shows photos and
 * videos in two lists.
 */
export function MoveButtons({
  entries,
  entry,
  order,
}: {
  entries: GalleryRecord[]
  entry: GalleryRecord
  order: Order
}) {
  const { language } = useStaff()
  const { order: words } = useScreenWords(galleryWords)
  const isVideo = (one: GalleryRecord) => one.videoLink !== undefined
  const peers = entries.filter((one) => isVideo(one) === isVideo(entry))
  const index = peers.indexOf(entry)
  const { moving, saved } = order
  const ids = entries.map(({ _id }) => _id)
  const moveTo = (to: number) => {
    const move = { id: entry._id, name: entry.title, to }
    order.move(move, ids, moveInList(ids, move))
  }
  const button = (label: string, peer: GalleryRecord | undefined) => (
    <MoveButton
      name={entry.title}
      label={label}
      isPossible={peer !== undefined}
      onMove={() => moveTo(entries.indexOf(peer!))}
    />
  )
  return (
    <div className="moves">
      {button(words.earlier, peers[index - 1])}
      {button(words.later, peers[index + 1])}
      {moving?.id === entry._id && <p className="s">{words.moving}</p>}
      {saved?.id === entry._id && (
        <p className="s">{words.moved(formatNumber(saved.to + 1, language))}</p>
      )}
    </div>
  )
}

/** Tells screen readers the new position. */
export function MovedAloud({ order: { saved } }: { order: Order }) {
  const { language } = useStaff()
  const { order: words } = useScreenWords(galleryWords)
  return (
    <p role="status" className="vh">
      {saved && `${saved.name}: ${words.moved(formatNumber(saved.to + 1, language))}`}
    </p>
  )
}
