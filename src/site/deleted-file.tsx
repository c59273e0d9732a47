import { data } from 'react-router'
import { fetchContent } from '../request/context.ts'
import { DeletedPage } from '../pages/parts/message-page.tsx'
import { bengaliPath } from '../words/language.ts'
import type { Route } from './+types/deleted-file.ts'

/** The server renders this page only if it does not find the file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const area = /^\/gallery-uploads\//i.test(bengaliPath(pathname)) ? 'gallery-uploads' : 'uploads'
  const fetched = await fetchContent(context, ({ bin }) =>
    bin.findKindOfDeletedFile({ area, name: params.name }),
  )
  if (fetched.isFailed) throw data(null, { status: 503 })
  if (!fetched.content) throw data(null, { status: 404 })
  return data({ kind: fetched.content }, { status: 410 })
}

export default function DeletedFilePage({ loaderData }: Route.ComponentProps) {
  return <DeletedPage kind={loaderData.kind} />
}
