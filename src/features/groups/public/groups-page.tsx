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

const FORMER_HEADS_PATH = '/information/former-heads'

type Anchored = ReturnType<typeof anchored<ShownGroup>>[number]

/** A girl in need, and a visitor with a complaint, find theirs first. */
const isWide = ({ group: { purpose } }: Anchored) =>
  purpose === 'antiHarassment' || purpose === 'complaints'
/** Its own page has the present head too. */
const isFormerHeads = ({ group: { purpose } }: Anchored) => purpose === 'formerHeads'

const sectionOf = ({ anchor, group }: Anchored) => (
  <GroupSection key={group._id} anchor={anchor} group={group} />
)

export const groupsStyle = [tableCss, proseCss, groupsCss, safeCss]

/** Committees and officers in charge, with the purpose of each. */
export function GroupsPage({ fetched }: { fetched: Fetched<ShownGroup[]> }) {
  const { words, language, to } = usePage()
  const { title, description, lead, failed, empty, inBengali } = words.groups
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
        {(groups) => {
          const shown = anchored(groups)
          return (
            <>
              {shown.filter(isWide).map(sectionOf)}
              <div className="duo">
                {shown.filter((one) => !isWide(one) && !isFormerHeads(one)).map(sectionOf)}
              </div>
              {shown.filter(isFormerHeads).map(({ anchor, group }) => (
                <p key={anchor} id={anchor}>
                  <a
                    className="more"
                    href={to(FORMER_HEADS_PATH)}
                    lang={langOf(titleOf(group, language), language)}
                  >
                    {titleOf(group, language)}
                  </a>
                </p>
              ))}
              <GroupsData groups={groups} />
            </>
          )
        }}
      </AsyncContent>
    </Page>
  )
}
