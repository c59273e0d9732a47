import { Screen } from '../../../office/frame/screen.tsx'
import { useParameters } from '../../../office/list/use-parameters.ts'
import { WITHOUT_ALBUM } from './albums/album-links.tsx'
import { GalleryList } from './gallery-list.tsx'
import { NewPhotos } from './new-photos.tsx'

export default function PhotosScreen() {
  const [parameters] = useParameters()
  const album = parameters.get('album') ?? ''
  return (
    <Screen screen="photos">
      <NewPhotos gallery="photos" album={album === WITHOUT_ALBUM ? '' : album} />
      {/* Another album begins without a search and without selected photos. */}
      <GalleryList key={album} gallery="photos" album={album} />
    </Screen>
  )
}
