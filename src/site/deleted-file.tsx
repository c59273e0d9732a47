import { data } from 'react-router'
import { fetchContent } from '../context.ts'
import { allStores } from '../page-stores.ts'
import { contentKinds } from '../content.ts'
import { usePage } from '../ui/page-context.tsx'
import { bengaliPath } from '../words/language.ts'
import { MessagePage } from './message-page.tsx'
import type { Route } from './+types/deleted-file.ts'

/**
 * The page for a file that is not served. It is rendered only if the server found no file. It shows
 * only the file's kind: the title can be the reason for the deletion.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const area = /^\/gallery-uploads\//i.test(bengaliPath(pathname)) ? 'gallery-uploads' : 'uploads'
  const fetched = await fetchContent(context, allStores, ({ bin }) =>
    bin.findKindOfDeletedFile({ area, name: params.name }),
  )
  if (fetched.isFailed) throw data(null, { status: 503 })
  if (!fetched.content) throw data(null, { status: 404 })
  return data({ kind: fetched.content }, { status: 410 })
}

export default function DeletedFilePage({ loaderData: { kind } }: Route.ComponentProps) {
  const { words, to } = usePage()
  const { title, text, toList } = words.deletedFile[kind]
  return (
    <MessagePage title={title} text={text}>
      <a className="btn" href={to(contentKinds[kind].pages[0].path)}>
        {toList}
      </a>{' '}
      <a className="btn q" href={to('/')}>
        {words.notFound.toHome}
      </a>
    </MessagePage>
  )
}
