import { Screen } from '../../admin/screen.tsx'
import { useScreenWords } from '../../admin/staff-context.tsx'
import { GalleryList } from './admin-gallery-list.tsx'
import { NewPhotos } from './admin-new-photos.tsx'
import { galleryWords } from './staff-words.ts'

export default function PhotosScreen() {
  const { lead } = useScreenWords(galleryWords).photos
  return (
    <Screen screen="photos" lead={lead}>
      <NewPhotos gallery="photos" />
      <GalleryList gallery="photos" />
    </Screen>
  )
}
