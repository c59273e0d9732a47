import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import type { GalleryRecord } from '../../schema.ts'
import { Still } from '../still.tsx'
import { manyPhotoWords } from './words.ts'

/** The ids of the selected photos. They need not be in the shown part of the list. */
export type Picked = ReadonlySet<string>

export interface PickProps {
  picked: Picked
  onPick: (picked: Picked) => void
}

/** A photo of the list with its checkbox. The whole photo can be pressed. */
export function PickPhoto({ photo, picked, onPick }: PickProps & { photo: GalleryRecord }) {
  const { pick } = useScreenWords(manyPhotoWords)
  const { _id: id, title } = photo
  return (
    <label className="pick-photo">
      <input
        type="checkbox"
        aria-label={pick(title)}
        checked={picked.has(id)}
        onChange={() => {
          const next = new Set(picked)
          if (!next.delete(id)) next.add(id)
          onPick(next)
        }}
      />
      <Still entry={photo} />
      <span className="t" lang="bn">
        {title}
      </span>
    </label>
  )
}
