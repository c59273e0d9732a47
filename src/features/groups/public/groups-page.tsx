import { contentKinds } from '../../../content.ts'
import type { Fetched } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { langOf } from '../../../words/language.ts'
import { anchored, titleOf } from './anchored.ts'
import { GroupSection } from './group-section.tsx'
import { GroupsData } from './groups-data.tsx'
import type { ShownGroup } from './read-groups.ts'
import tableCss from '../../../pages/parts/table.css?inline'
import proseCss from '../../../pages/parts/prose.css?inline'
import groupsCss from './groups.css?inline'
import safeCss from './safe.css?inline'

export const groupsStyle = [tableCss, proseCss, groupsCss, safeCss]

/** Committees and officers in charge, with the purpose of each. */
export function GroupsPage({ fetched }: { fetched: Fetched<ShownGroup[]> }) {
  const { words, language } = usePage()
  const { title, description, lead, failed, empty, jump, inBengali } = words.groups
  return (
    <Page
      title={title}
      parents={[{ title: words.information.title, path: contentKinds.information.pages[0].path }]}
      description={description}
      lead={inBengali ? `${lead} ${inBengali}` : lead}
      isWide
    >
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={empty}
        isEmpty={(groups) => groups.length === 0}
      >
        {(groups) => (
          <>
            <nav aria-label={jump}>
              <ul className="jump">
                {anchored(groups).map(({ anchor, group }) => (
                  <li key={group._id}>
                    <a href={`#${anchor}`} lang={langOf(titleOf(group, language), language)}>
                      {titleOf(group, language)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {anchored(groups).map(({ anchor, group }) => (
              <GroupSection key={group._id} anchor={anchor} group={group} />
            ))}
            <GroupsData groups={groups} />
          </>
        )}
      </AsyncContent>
    </Page>
  )
}
