import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { pictureOf } from '../public/photo-grid.tsx'
import { VideoPicture } from '../public/video-picture.tsx'
import type { GalleryRecord } from '../schema.ts'
import { galleryWords } from './words.ts'

/** A third of a phone is as wide. */
const SIZES = '(min-width: 48rem) 11rem, 30vw'

/** The small picture of an entry. */
export function Still({ entry }: { entry: GalleryRecord }) {
  const { photo: words } = useScreenWords(galleryWords)
  const picture = pictureOf(entry)
  if (picture) return <PictureImage picture={picture} sizes={SIZES} />
  if (entry.videoLink === undefined) return <p className="to-come">{words.toCome}</p>
  return (
    <span className="still">
      <VideoPicture link={entry.videoLink} />
    </span>
  )
}
