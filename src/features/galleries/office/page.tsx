import { Screen } from '../../../office/screen.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { GalleryList } from './gallery-list.tsx'
import { NewPhotos } from './new-photos.tsx'
import { galleryWords } from './words.ts'

export default function PhotosScreen() {
  const { lead, listTitle } = useScreenWords(galleryWords).photos
  return (
    <Screen screen="photos" lead={lead} list={listTitle}>
      <NewPhotos gallery="photos" />
      <GalleryList gallery="photos" />
    </Screen>
  )
}
