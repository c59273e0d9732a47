import { data, redirect } from 'react-router'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { firstPageOf, parsePage } from '../../../database/cursor.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Route } from './+types/photo-page.ts'
import { AlbumList } from './album-list.tsx'
import { AlbumPage } from './album-page.tsx'
import { findAlbum, findShownAlbums } from './find-albums.ts'
import { findPage } from './find-page.ts'
import { findView } from './find-view.ts'
import { GalleryPager } from './gallery-pager.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import galleryScript from './gallery-script.js?inline-script'
import { PhotoView } from './photo-view.tsx'
import listNavigationCss from '../../../pages/parts/list-navigation.css?inline'
import galleriesCss from './galleries.css?inline'

export const handle = { style: [listNavigationCss, galleriesCss] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const { searchParams: query } = url
  const id = query.get('photo')
  if (id !== null) return { view: await findView(context, 'photos', id) }
  const albumId = query.get('album')
  const album = albumId ? await findAlbum(context, albumId) : undefined
  const requested = parsePage(query)
  const fetched = await fetchContent(context, async ({ photos, albums }) => ({
    page: await findPage(photos, { album: album?._id ?? null }, requested),
    // The next pages continue only with photos.
    albums: album || requested.from ? [] : await findShownAlbums({ albums, photos }),
  }))
  // The photos of an old link are gone: show the first page.
  if (requested.from && fetched.content?.page.entries.length === 0) {
    throw redirect(firstPageOf(url))
  }
  return data({ fetched, number: requested.number, album }, statusOf(fetched))
}

export default function PhotoPage({ loaderData }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, lead, loading, failed, empty } = words.photos
  if ('view' in loaderData)
    return <PhotoView page="/photo-gallery" title={title} {...loaderData.view} />
  const { fetched, number, album } = loaderData
  if (album) return <AlbumPage {...{ album, fetched, number }} />
  return (
    <Page title={title} number={number} description={lead} lead={lead} isWide>
      <AsyncContent
        fetched={fetched}
        loading={loading}
        failed={failed}
        empty={empty}
        isEmpty={({ page, albums }) => page.entries.length === 0 && albums.length === 0}
      >
        {({ page, albums }) => (
          <>
            {albums.length > 0 && <AlbumList albums={albums} />}
            {albums.length > 0 && page.entries.length > 0 ? (
              <section>
                <h2>{words.gallery.otherPhotos}</h2>
                <PhotoGrid path="/photo-gallery" page={page} />
              </section>
            ) : (
              <PhotoGrid path="/photo-gallery" page={page} />
            )}
            <GalleryPager page={page} part={{}} />
            <script dangerouslySetInnerHTML={{ __html: galleryScript }} />
          </>
        )}
      </AsyncContent>
    </Page>
  )
}
