import { usePage } from '../../../pages/parts/page-context.tsx'
import { StructuredData } from '../../../pages/parts/structured-data.tsx'
import { telephoneLinks } from '../../../pages/parts/telephone.ts'
import type { Purpose } from '../table.ts'
import type { VisibleGroup } from '../visible.ts'
import { useRoleName, type VisibleMember } from './member-name.tsx'

/** The groups that are people to reach, by the word for search engines. */
const CONTACT_TYPES: Partial<Record<Purpose, string>> = {
  complaints: 'complaints',
  rightToInformation: 'right to information',
  serviceCentre: 'information service',
}

/** The groups for search engines (schema.org), in a data block that browsers do not execute. */
export function GroupsData({ groups }: { groups: VisibleGroup[] }) {
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
