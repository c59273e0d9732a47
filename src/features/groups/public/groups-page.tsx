import { contentKinds } from '../../../content.ts'
import type { Fetched } from '../../../request/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { langOf } from '../../../words/language.ts'
import { anchored, titleOf } from './anchored.ts'
import { GroupSection } from './group-section.tsx'
import { StructuredData } from '../../../pages/parts/head.tsx'
import { telephoneLinks } from '../../../pages/parts/telephone.ts'
import type { Purpose } from '../table.ts'
import type { VisibleGroup } from '../visible.ts'
import { useRoleName, type VisibleMember } from './member-name.tsx'
import type { ShownGroup } from './read-groups.ts'
import tableCss from '../../../pages/parts/table.css?inline'
import proseCss from '../../../pages/parts/prose.css?inline'
import groupsCss from './groups.css?inline'
import safeCss from './safe.css?inline'

/** The groups that are people to reach, by the word for search engines. */
const CONTACT_TYPES: Partial<Record<Purpose, string>> = {
  complaints: 'complaints',
  rightToInformation: 'right to information',
  serviceCentre: 'information service',
}

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

/** The groups for search engines (schema.org), in a data block that browsers do not execute. */
function GroupsData({ groups }: { groups: VisibleGroup[] }) {
  const { schoolName, origin } = usePage()
  const roleName = useRoleName()
  const contactPoint = groups.flatMap((group) => {
    const contactType = CONTACT_TYPES[group.purpose]
    if (contactType === undefined) return []
    const own = reach(group)
    const [first] = own ? [] : group.members.map(reach)
    const point = own ?? first
    return point ? [{ '@type': 'ContactPoint', contactType, name: group.title, ...point }] : []
  })
  const organizations = groups
    .filter(({ purpose }) => CONTACT_TYPES[purpose] === undefined)
    .map((group) => ({
      '@type': 'Organization',
      name: group.title,
      alternateName: group.titleEnglish || undefined,
      foundingDate: group.formedOn ?? undefined,
      ...reach(group),
      member: group.members.map((member) => ({
        '@type': 'OrganizationRole',
        roleName: roleName(member),
        startDate: member.from ?? group.formedOn ?? undefined,
        endDate: member.to ?? group.validUntil ?? undefined,
        member: {
          '@type': 'Person',
          name: member.name,
          jobTitle: member.designation || undefined,
        },
      })),
    }))
  const school = {
    '@type': 'HighSchool',
    name: schoolName,
    url: `${origin}/`,
    contactPoint: contactPoint.length > 0 ? contactPoint : undefined,
  }
  return <StructuredData data={{ '@graph': [school, ...organizations] }} />
}

function reach({
  phone,
  email,
}: Pick<VisibleMember, 'phone' | 'email'>): { telephone?: string; email?: string } | undefined {
  const [telephone] = telephoneLinks(phone).map((link) => link.slice('tel:'.length))
  if (!telephone && !email) return undefined
  return { ...(telephone && { telephone }), ...(email && { email }) }
}
