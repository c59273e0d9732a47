import { Screen } from '../../../office/screen.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { GalleryList } from './gallery-list.tsx'
import { NewPhotos } from './new-photos.tsx'
import { NewVideo } from './new-video.tsx'
import { galleryWords } from './words.ts'

export default function JubileeScreen() {
  const { lead, listTitle } = useScreenWords(galleryWords).jubilee
  return (
    <Screen screen="jubilee" lead={lead} list={listTitle}>
      <NewPhotos gallery="jubilee" />
      <NewVideo />
      <GalleryList gallery="jubilee" />
    </Screen>
  )
}
