import { Screen } from '../../../office/shell/screen.tsx'
import { useScreenWords } from '../../../office/shell/staff-context.tsx'
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
