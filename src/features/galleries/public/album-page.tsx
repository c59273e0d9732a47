import galleryScript from './gallery-script.js?inline-script'
import { contentKinds } from '../../../content.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { langOf, recordIn } from '../../../words/language.ts'
import type { AlbumRecord } from '../albums/schema.ts'
import { AlbumFacts } from './album-list.tsx'
import type { GalleryPage } from './find-page.ts'
import { GalleryPager } from './gallery-pager.tsx'
import { PhotoGrid } from './photo-grid.tsx'

const PATH = contentKinds.photos.pages[0].path

/** The photos of one album, and the way back to the gallery. */
export function AlbumPage({
  album,
  fetched,
  number,
}: {
  album: AlbumRecord
  fetched: { content: { page: GalleryPage }; isFailed?: false } | { isFailed: true }
  number: number
}) {
  const { language, words, to } = usePage()
  const { title } = recordIn(language, album)
  const { loading, failed, empty } = words.photos
  return (
    <Page
      title={title}
      lang={langOf(title, language)}
      parents={[{ title: words.photos.title, path: PATH }]}
      number={number}
      description={title}
      query={`?album=${album._id}`}
      lead={<AlbumFacts album={album} />}
      isWide
    >
      <AsyncContent
        fetched={fetched}
        loading={loading}
        failed={failed}
        empty={empty}
        isEmpty={({ page }) => page.entries.length === 0}
      >
        {({ page }) => (
          <>
            <PhotoGrid path={PATH} page={page} />
            <GalleryPager page={page} part={{ album: album._id }} />
            <script dangerouslySetInnerHTML={{ __html: galleryScript }} />
          </>
        )}
      </AsyncContent>
      <p>
        <a className="more" href={to(PATH)}>
          {words.gallery.toGallery}
        </a>
      </p>
    </Page>
  )
}
