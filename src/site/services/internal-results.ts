import { data, redirect } from 'react-router'
import { contentKinds, internalResults } from '../../content.ts'
import { languageOf, pathIn } from '../../words/language.ts'
import { fetchContent } from '../../request/context.ts'
import type { Route } from './+types/internal-results.ts'

/** Leads to the school's results on another site. Without an address, to the list of this site. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = await fetchContent(context, (stores) => stores.site.find())
  if (site.isFailed) throw data(null, { status: 503 })
  const list = pathIn(languageOf(new URL(request.url).pathname), contentKinds.results.pages[0].path)
  throw redirect(site.content[internalResults.url] || list)
}
