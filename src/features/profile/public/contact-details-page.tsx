import type { Fetched } from '../../../request/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { useBengaliNote } from '../../../pages/parts/bengali-note.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { webAddress } from '../../../base/web-address.ts'
import type { Stores } from '../../../request/school.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { langOf, type Language, recordIn } from '../../../words/language.ts'
import { withListedHead } from '../../../words/head-teacher.ts'
import { findByName } from '@pathshala/bengali/person-name'
import { addressLine, contactIn, hasAnswer } from '../answers.ts'
import { CONTACT_FIELDS } from '../fields.ts'
import type { Contact, SchoolInfo, Site } from '../schema.ts'
import type { ReactNode } from 'react'
import { telephoneParts } from '../../../pages/parts/telephone.ts'
import { type InCharge, WhomToAsk } from './whom-to-ask.tsx'
import contactCss from './contact.css?inline'
import factsCss from './facts.css?inline'
import { isMailAddress, mailLink } from '../../../pages/parts/mail-link.ts'
import { MailLink, MailText } from '../../../pages/parts/mail-text.tsx'

const ICONS = {
  call: 'M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  mail: 'M3 5h18v14H3zM3 7l9 6.5L21 7',
  map: 'M12 21.5s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  hours: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
}

export const contactStyle = [factsCss, contactCss]

export async function findContact(stores: Stores, language: Language) {
  const [contact, texts, info, people] = await Promise.all([
    stores.contact.find(),
    stores.site.find(),
    stores.schoolInfo.find(),
    stores.officers.listVisible(),
  ])
  if (!contact) return undefined
  const site = withListedHead(texts, people)
  const head = findByName(site.headTeacherName, people)
  return {
    contact: contactIn(language, contact, site),
    site: recordIn(language, site),
    info,
    headPhone: head?.phone ?? '',
  }
}

/** The contact details, and whom to ask. `inCharge` comes from a later feature. */
export function ContactDetailsPage({
  fetched,
  inCharge,
}: {
  fetched: Fetched<Awaited<ReturnType<typeof findContact>>>
  inCharge: InCharge
}) {
  const { words } = usePage()
  const { title, description, failed, empty } = words.contact
  const { content } = fetched
  const { officers, committee } = inCharge
  const people = [...officers, ...(committee ? [committee] : [])]
  const note = useBengaliNote([
    ...CONTACT_FIELDS.map((field) => content?.contact[field] ?? ''),
    content?.site.directions ?? '',
    ...people.flatMap(({ name, details }) => [name, ...details]),
  ])
  return (
    <Page title={title} description={description} lead={note} isWide>
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={empty}>
        {({ contact, site, info, headPhone }) => (
          <>
            <ContactTiles contact={contact} site={site} info={info} />
            <WhomToAsk contact={contact} site={site} headPhone={headPhone} {...inCharge} />
            <div className="two blocks">
              <ContactTable contact={contact} />
              {site.directions && <Directions text={site.directions} />}
            </div>
          </>
        )}
      </AsyncContent>
    </Page>
  )
}

function ContactTable({ contact }: { contact: Contact }) {
  const { words } = usePage()
  const { caption, fields } = words.contact
  return (
    <section>
      <h2 id="address">{caption}</h2>
      <table className="kv">
        <caption className="vh">{caption}</caption>
        <tbody>
          {CONTACT_FIELDS.filter((field) => hasAnswer(contact[field])).map((field) => (
            <tr key={field}>
              <th scope="row">{fields[field]}</th>
              <td>
                <ContactValue field={field} value={contact[field]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The way to the school, a step on each line. */
function Directions({ text }: { text: string }) {
  const { language, words } = usePage()
  return (
    <section aria-labelledby="directions">
      <h2 id="directions">{words.contact.directions}</h2>
      <ol className="numbered" lang={langOf(text, language)}>
        {text.split(/\n+/).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** Telephone numbers and e-mail addresses are links. */
function ContactValue({ field, value }: { field: keyof Contact; value: string }) {
  const { language } = usePage()
  if (field === 'phone') return <TelephoneLinks text={value} language={language} />
  if (field === 'email' && isMailAddress(value)) return <MailLink text={value} />
  const address = field === 'website' ? webAddress(value) : undefined
  if (address !== undefined) {
    return (
      <a href={address} lang="en">
        {value.replace(/^https?:\/\//i, '')}
      </a>
    )
  }
  return <span lang={langOf(value, language)}>{inDigits(value, language)}</span>
}

interface School {
  contact: Contact
  site: Site
  info: SchoolInfo | undefined
}

/** To call, to write, to find; and when somebody is there. */
function ContactTiles({ contact, site, info }: School) {
  const { language, words } = usePage()
  const { call, map, ways, fields } = words.contact
  const { phone, email } = contact
  const number = telephoneParts(phone).find(({ href }) => href)
  const [street = ''] = contact.address.split(',')
  return (
    <section className="tiles columns no-print" aria-label={ways}>
      {number && (
        <Tile icon="call" href={number.href} title={inDigits(number.text, language)} hint={call} />
      )}
      {isMailAddress(email) && (
        <Tile
          icon="mail"
          href={mailLink(email)}
          title={fields.email}
          hint={
            <span lang="en">
              <MailText>{email}</MailText>
            </span>
          }
        />
      )}
      <Tile icon="map" href={webAddress(site.mapUrl) ?? mapOf(contact)} title={map} hint={street} />
      <HoursTile site={site} info={info} />
    </section>
  )
}

function Tile({
  icon,
  href,
  title,
  hint,
}: {
  icon: keyof typeof ICONS
  href?: string | undefined
  title: string
  hint: ReactNode
}) {
  const { language } = usePage()
  const Element = href ? 'a' : 'div'
  return (
    <>
      <Element className={`card ${icon}`} href={href}>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
        <b lang={langOf(title, language)}>{title}</b>{' '}
        <small lang={typeof hint === 'string' ? langOf(hint, language) : undefined}>{hint}</small>
      </Element>{' '}
    </>
  )
}

/** The office hours: the days, and below them the times. Without them, the hours of the shifts. */
function HoursTile({ site, info }: Omit<School, 'contact'>) {
  const { words } = usePage()
  const { officeHours } = site
  if (officeHours) {
    const [days = '', ...times] = officeHours.split(/,\s*/)
    return <Tile icon="hours" title={days} hint={times.join(', ')} />
  }
  const shifts = (['morningShift', 'dayShift', 'withoutShift'] as const)
    .map((name) => info?.[name] ?? '')
    .filter(hasAnswer)
  if (shifts.length === 0) return null
  return <Tile icon="hours" title={words.contact.lessons} hint={shifts.join('; ')} />
}

/**
 * A search for the school on a map. It opens the map's app on a phone. Bengali letters stay as they
 * are, because each takes nine characters in percent-encoding; browsers encode them.
 */
function mapOf(contact: Contact): string {
  const query = `${contact.schoolName} ${addressLine(contact)}`
  const words = query.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '+')
  return `https://www.google.com/maps/search/?api=1&query=${words}`
}
