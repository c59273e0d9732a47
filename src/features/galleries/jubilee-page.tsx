import { data } from 'react-router'
import { fetchContent, statusOf } from '../../context.ts'
import { Arriving, Page } from '../../ui/page.tsx'
import { usePage } from '../../ui/page-context.tsx'
import type { Route } from './+types/jubilee-page.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoView } from './photo-view.tsx'
import { findView } from './find-view.ts'
import { VideoList } from './video-list.tsx'

/** More than any school hangs up; past it the page would be heavier than a visitor's line bears. */
const MOST_SHOWN = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('photo')
  if (id !== null) return { view: await findView(context, 'jubilee', id) }
  const fetched = await fetchContent(context, async ({ jubilee }) => ({
    photos: await jubilee.list({ limit: MOST_SHOWN, only: 'photos' }),
    videos: await jubilee.list({ limit: MOST_SHOWN, only: 'videos' }),
  }))
  return data({ fetched }, statusOf(fetched))
}

export default function JubileePage({ loaderData }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, lead, loading, failed, empty, photoSection, videoSection, noPhotos, noVideos } =
    words.jubilee
  const page = '/golden-jubilee-photo-gallery'
  if ('view' in loaderData) return <PhotoView page={page} title={title} {...loaderData.view} />
  return (
    <Page title={title} description={lead} lead={lead} isWide>
      <Arriving
        fetched={loaderData.fetched}
        loading={loading}
        failed={failed}
        empty={empty}
        isEmpty={({ photos, videos }) => photos.length + videos.length === 0}
      >
        {({ photos, videos }) => (
          <>
            <section>
              <h2>{photoSection}</h2>
              {photos.length > 0 ? (
                <PhotoGrid page={page} photos={photos} />
              ) : (
                <p className="card none">{noPhotos}</p>
              )}
            </section>
            <section>
              <h2>{videoSection}</h2>
              {videos.length > 0 ? (
                <VideoList videos={videos} />
              ) : (
                <p className="card none">{noVideos}</p>
              )}
            </section>
          </>
        )}
      </Arriving>
    </Page>
  )
}
