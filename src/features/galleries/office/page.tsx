import { Screen } from '../../../office/frame/screen.tsx'
import { GalleryList } from './gallery-list.tsx'
import { NewPhotos } from './new-photos.tsx'

export default function PhotosScreen() {
  return (
    <Screen screen="photos">
      <NewPhotos gallery="photos" />
      <GalleryList gallery="photos" />
    </Screen>
  )
}
