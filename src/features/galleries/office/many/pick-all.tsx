import { contentKinds } from '../../../../content.ts'
import { PickFound } from '../../../../office/list/pick-found.tsx'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { manyWords } from '../../../documents/office/many/words.ts'
import type { GalleryRecord } from '../../schema.ts'
import { MAX_PHOTOS_AT_ONCE } from '../../table.ts'
import type { PickProps } from './pick-photo.tsx'

export function PickAll({
  search,
  picked,
  onPick,
}: PickProps & { search: Record<string, string> }) {
  return (
    <PickFound<GalleryRecord>
      path={contentKinds.photos.apiPath}
      search={search}
      most={MAX_PHOTOS_AT_ONCE}
      words={useScreenWords(manyWords)}
      picked={picked}
      onClear={() => onPick(new Set())}
      onPick={(found, isPicked) => onPick(new Set(isPicked ? found.map(({ _id }) => _id) : []))}
    />
  )
}
