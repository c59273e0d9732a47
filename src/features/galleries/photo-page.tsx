import { data } from 'react-router'
import { fetchContent, statusOf } from '../../context.ts'
import { formatPlace, parsePlace } from '../../database/paging.ts'
import { Arriving, Page } from '../../ui/page.tsx'
import { usePage } from '../../ui/page-context.tsx'
import type { Route } from './+types/photo-page.ts'
import { findView } from './find-view.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { PhotoView } from './photo-view.tsx'

const PER_PAGE = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const id = query.get('photo')
  if (id !== null) return { view: await findView(context, 'photos', id) }
  const after = parsePlace(query.get('before'))
  const fetched = await fetchContent(context, async ({ photos: store }) => {
    const found = await store.list({ limit: PER_PAGE + 1, after })
    return { photos: found.slice(0, PER_PAGE), hasOlder: found.length > PER_PAGE }
  })
  return data({ fetched, isFirst: !after }, statusOf(fetched))
}

export default function PhotoPage({ loaderData }: Route.ComponentProps) {
  const { words, to } = usePage()
  const { title, lead, loading, failed, empty } = words.photos
  if ('view' in loaderData)
    return <PhotoView page="/photo-gallery" title={title} {...loaderData.view} />
  const { fetched, isFirst } = loaderData
  return (
    <Page title={title} description={lead} lead={lead} isWide>
      <Arriving
        fetched={fetched}
        loading={loading}
        failed={failed}
        empty={empty}
        isEmpty={({ photos }) => photos.length === 0}
      >
        {({ photos, hasOlder }) => (
          <>
            <PhotoGrid page="/photo-gallery" photos={photos} />
            {(hasOlder || !isFirst) && (
              <nav className="pager" aria-label={words.list.pages}>
                {isFirst ? (
                  <span />
                ) : (
                  <a className="btn q" href={to('/photo-gallery')}>
                    {words.gallery.newest}
                  </a>
                )}
                {hasOlder && (
                  <a
                    className="btn q"
                    href={`${to('/photo-gallery')}?before=${formatPlace(placeOf(photos.at(-1)!))}`}
                  >
                    {words.gallery.older}
                  </a>
                )}
              </nav>
            )}
          </>
        )}
      </Arriving>
    </Page>
  )
}

function placeOf({ createdAt, _id }: { createdAt: string; _id: string }) {
  return { at: createdAt, id: _id }
}
