import { MoveButton } from '../../../office/move-button.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import type { GalleryRecord } from '../schema.ts'
import type { GalleryOrder } from './gallery-order.ts'
import { galleryWords } from './words.ts'

/**
 * Move one entry before or after the next one of its sort: the site shows photos and videos in two
 * lists.
 */
export function MoveButtons({
  entries,
  entry,
  order,
}: {
  entries: GalleryRecord[]
  entry: GalleryRecord
  order: GalleryOrder
}) {
  const { language } = useStaff()
  const { order: words } = useScreenWords(galleryWords)
  const isVideo = (one: GalleryRecord) => one.videoLink !== undefined
  const peers = entries.filter((one) => isVideo(one) === isVideo(entry))
  const index = peers.indexOf(entry)
  const { moving, kept } = order
  const button = (label: string, peer: GalleryRecord | undefined) => (
    <MoveButton
      name={entry.title}
      label={label}
      isPossible={peer !== undefined}
      onMove={() => order.move(entries, entry, entries.indexOf(peer!))}
    />
  )
  return (
    <div className="moves">
      {button(words.earlier, peers[index - 1])}
      {button(words.later, peers[index + 1])}
      {moving?.entry._id === entry._id && <p className="s">{words.moving}</p>}
      {kept?.entry._id === entry._id && (
        <p className="s">{words.moved(formatNumber(kept.to + 1, language))}</p>
      )}
    </div>
  )
}

/** Tells screen readers the new position. */
export function MovedAloud({ order: { kept } }: { order: GalleryOrder }) {
  const { language } = useStaff()
  const { order: words } = useScreenWords(galleryWords)
  return (
    <p role="status" className="vh">
      {kept && `${kept.entry.title}: ${words.moved(formatNumber(kept.to + 1, language))}`}
    </p>
  )
}
