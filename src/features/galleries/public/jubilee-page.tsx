import galleryScript from './gallery-script.js?inline-script'
import listNavigationCss from '../../../pages/parts/list-navigation.css?inline'
import galleriesCss from './galleries.css?inline'
import { data, redirect } from 'react-router'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { parsePage } from '../../../database/cursor.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { contentKinds } from '../../../content.ts'
import type { Route } from './+types/jubilee-page.ts'
import { findPage, type GalleryPage } from './find-page.ts'
import { findView } from './find-view.ts'
import { GalleryPager } from './gallery-pager.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoView } from './photo-view.tsx'
import { Day } from '../../../pages/parts/dates.tsx'
import { webAddress } from '../../../base/web-address.ts'
import type { GalleryRecord } from '../schema.ts'
import { VideoPicture } from './video-picture.tsx'
import { langOfContent } from '../../../words/language.ts'

const PATH = contentKinds.jubilee.pages[0].path

/** The first page shows photos and videos; the next pages continue with either photos or videos. */
export const handle = { style: [listNavigationCss, galleriesCss] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams: query } = new URL(request.url)
  const id = query.get('photo')
  if (id !== null) return { view: await findView(context, 'jubilee', id) }
  const requested = parsePage(query)
  const part = query.get('part') === 'videos' ? 'videos' : 'photos'
  const fetched = await fetchContent(context, async ({ jubilee }) => {
    const find = async (only: 'photos' | 'videos') =>
      requested.from && only !== part ? undefined : findPage(jubilee, only, requested)
    return { photos: await find('photos'), videos: await find('videos') }
  })
  // The entries of an old link are gone: show the first page.
  if (requested.from && fetched.content?.[part]?.entries.length === 0) throw redirect(pathname)
  return data({ fetched, number: requested.number }, statusOf(fetched))
}

export default function JubileePage({ loaderData }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, lead, loading, failed, empty } = words.jubilee
  if ('view' in loaderData) return <PhotoView page={PATH} title={title} {...loaderData.view} />
  const { fetched, number } = loaderData
  return (
    <Page title={title} number={number} description={lead} lead={lead} isWide>
      <AsyncContent
        fetched={fetched}
        loading={loading}
        failed={failed}
        empty={empty}
        isEmpty={({ photos, videos }) => !photos?.entries.length && !videos?.entries.length}
      >
        {({ photos, videos }) => (
          <>
            {photos && <Photos page={photos} />}
            {videos && <Videos page={videos} />}
            <script dangerouslySetInnerHTML={{ __html: galleryScript }} />
          </>
        )}
      </AsyncContent>
    </Page>
  )
}

function Photos({ page }: { page: GalleryPage }) {
  const { words } = usePage()
  const { photoSection, noPhotos } = words.gallery
  return (
    <section>
      <h2>{photoSection}</h2>
      {page.entries.length > 0 ? (
        <PhotoGrid path={PATH} page={page} />
      ) : (
        <p className="card none">{noPhotos}</p>
      )}
      <GalleryPager page={page} part={{}} label={`${photoSection}: ${words.list.pages}`} />
    </section>
  )
}

function Videos({ page }: { page: GalleryPage }) {
  const { words } = usePage()
  const { videoSection, noVideos } = words.gallery
  return (
    <section>
      <h2>{videoSection}</h2>
      {page.entries.length > 0 ? (
        <VideoList videos={page.entries} />
      ) : (
        <p className="card none">{noVideos}</p>
      )}
      <GalleryPager
        page={page}
        part={{ part: 'videos' }}
        label={`${videoSection}: ${words.list.pages}`}
      />
    </section>
  )
}

/** Cards that open the video at its host, in a new tab. */
function VideoList({ videos }: { videos: GalleryRecord[] }) {
  const { words } = usePage()
  return (
    <ul className="photos columns dim videos">
      {videos.map(({ _id, title, videoLink = '', createdAt }) => (
        <li key={_id}>
          <a
            className="video"
            href={webAddress(videoLink)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className="still no-print">
              <VideoPicture link={videoLink} />
              <b lang="en">YouTube</b>
            </span>{' '}
            <bdi lang={langOfContent(title)}>{title}</bdi>{' '}
            <small>{words.gallery.opensInNewTab}</small>
          </a>{' '}
          <small>
            <Day iso={createdAt} />
          </small>
        </li>
      ))}
    </ul>
  )
}
