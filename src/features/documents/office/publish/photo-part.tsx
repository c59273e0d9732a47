import { lazyPart } from '../../../../office/lazy-part.tsx'
import type { PhotoPagesProps } from '../photo-pages/photo-pages.tsx'

/** Their code is loaded when it is needed, while the camera is open. */
const PhotoPages = lazyPart<PhotoPagesProps>(() =>
  import('../photo-pages/photo-pages.tsx').then((part) => part.PhotoPages),
)

/** The photographed pages. */
export function PhotoPart(props: PhotoPagesProps) {
  return (
    <div id="field-file">
      <PhotoPages {...props} />
    </div>
  )
}
