import { Screen } from '../../admin/screen.tsx'
import { useScreenWords } from '../../admin/staff-context.tsx'
import { GalleryList } from './admin-gallery-list.tsx'
import { NewPhotos } from './admin-new-photos.tsx'
import { NewVideo } from './admin-new-video.tsx'
import { galleryWords } from './staff-words.ts'

export default function JubileeScreen() {
  const { lead } = useScreenWords(galleryWords).jubilee
  return (
    <Screen screen="jubilee" lead={lead}>
      <NewPhotos gallery="jubilee" />
      <NewVideo />
      <GalleryList gallery="jubilee" />
    </Screen>
  )
}
