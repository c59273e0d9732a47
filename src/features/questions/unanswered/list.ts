import type { Stores } from '../../../request/school.ts'
import { findNames } from './names.ts'
import type { UnansweredSearch } from './store.ts'

/** A search that finds nothing tries corrections, which takes the processor about 50 ms. */
const MAX_LISTED = 20

/** Without those that the site answers by now, and without names that it has got since. */
export async function listUnanswered(stores: Stores): Promise<UnansweredSearch[]> {
  const hasName = await findNames(stores)
  const listed: UnansweredSearch[] = []
  for (const search of await stores.unanswered.listFrequent()) {
    if (hasName(search.text)) continue
    // One after the other, so that visitors get their pages in between.
    const { hits } = await stores.search.find({ query: search.text })
    if (hits.length === 0) listed.push(search)
    if (listed.length === MAX_LISTED) break
  }
  return listed
}
