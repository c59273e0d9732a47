import { data } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { languageOf } from '../../../words/language.ts'
import {
  ContactDetailsPage,
  contactStyle,
  findContact,
} from '../../profile/public/contact-details-page.tsx'
import { inChargeOf } from '../table.ts'
import { visibleGroup, type VisibleGroup } from '../visible.ts'
import type { Route } from './+types/contact-page.ts'
import { titleOf } from './anchored.ts'
import { ANTI_HARASSMENT_PATH } from './safe.tsx'

export const handle = { style: contactStyle }

/** The duties that the page names, in its order. */
const DUTIES = ['complaints', 'rightToInformation'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const fetched = await fetchContent(context, async (stores) => ({
    contact: await findContact(stores, language),
    groups: (await stores.groups.list()).map(visibleGroup),
  }))
  const { content } = fetched
  return data(
    {
      fetched: content ? { content: content.contact } : ({ isFailed: true } as const),
      groups: content?.groups ?? [],
    },
    statusOf(fetched),
  )
}

/** The contact page, with the officers in charge and the committee against harassment. */
export default function ContactPage({ loaderData: { fetched, groups } }: Route.ComponentProps) {
  const { language, words } = usePage()
  const { inCharge, days, safe } = words.groups
  const find = (purpose: VisibleGroup['purpose']) =>
    groups.find((group) => group.purpose === purpose)
  const linkTo = (purpose: keyof typeof inCharge) => ({
    path: `${contentKinds.groups.pages[0].path}#${purpose}`,
    text: inCharge[purpose].link,
  })
  const officers = DUTIES.flatMap((purpose) => {
    const group = find(purpose)
    const member = group && inChargeOf(group.members)
    if (!member) return []
    return {
      about: inCharge[purpose].about,
      name: inCharge[purpose].name,
      details: [
        [member.name, member.designation].filter(Boolean).join(', '),
        member.note || group.place,
        member.days === null ? '' : days(formatNumber(member.days, language)),
      ],
      phone: member.phone || group.phone,
      link: linkTo(purpose),
    }
  })
  const found = find('antiHarassment')
  // A committee without members is left out: a visitor cannot contact it.
  const committee = found?.members.length ? found : undefined
  return (
    <ContactDetailsPage
      fetched={fetched}
      inCharge={{
        officers,
        committee: committee && {
          name: titleOf(committee, language),
          details: [safe.tell, committee.place],
          phone: committee.phone,
          link: { path: ANTI_HARASSMENT_PATH, text: inCharge.antiHarassment.link },
        },
      }}
    />
  )
}
