import { data } from 'react-router'
import { INFORMATION_KEYS } from '../../../content.ts'
import { fetchContent, servicesOf, statusOf } from '../../../request/context.ts'
import type { Stores } from '../../../request/school.ts'
import { languageOf } from '../../../words/language.ts'
import { GroupsPage, groupsStyle } from '../../groups/public/groups-page.tsx'
import { readGroups } from '../../groups/public/read-groups.ts'
import { groupsOf } from '../answers.ts'
import { purposeOf } from '../entries.ts'
import type { Route } from './+types/committees-page.ts'

export const handle = { style: groupsStyle }

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const fetched = await fetchContent(context, async (stores) => {
    const groups = await readGroups(stores, language, servicesOf(context))
    const checks = await findChecks(stores, groups)
    return groups.map((group) => ({ ...group, checkedAt: checks.get(group._id) ?? null }))
  })
  return data({ fetched }, statusOf(fetched))
}

/** The committees, each with the last check of its entry on the information board. */
export default function CommitteesPage({ loaderData: { fetched } }: Route.ComponentProps) {
  return <GroupsPage fetched={fetched} />
}

/** The last check of the entry that each group answers, by the id of the group. */
async function findChecks(
  { information }: Pick<Stores, 'information'>,
  groups: Awaited<ReturnType<typeof readGroups>>,
): Promise<Map<string, string | null>> {
  const entries = await information.list()
  return new Map(
    INFORMATION_KEYS.flatMap((key) => {
      const purpose = purposeOf(key)
      const checkedAt = entries.find((entry) => entry.key === key)?.checkedAt ?? null
      return purpose ? groupsOf(purpose, groups).map(({ _id }) => [_id, checkedAt] as const) : []
    }),
  )
}
