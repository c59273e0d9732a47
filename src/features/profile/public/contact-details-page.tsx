import type { Fetched } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { webAddress } from '../../../base/web-address.ts'
import type { Stores } from '../../../school/school.ts'
import { inDigits } from '../../../words/format.ts'
import { langOf } from '../../../words/language.ts'
import { hasAnswer } from '../answers.ts'
import { CONTACT_FIELDS } from '../fields.ts'
import type { Contact } from '../schema.ts'
import { ContactTiles } from './contact-tiles.tsx'
import { type InCharge, WhomToAsk } from './whom-to-ask.tsx'
import contactCss from './contact.css?inline'
import factsCss from './facts.css?inline'
import { mailLink } from '../../../pages/parts/mail-link.ts'

export const contactStyle = [factsCss, contactCss]

export async function findContact(stores: Stores) {
  const [contact, site, info, people] = await Promise.all([
    stores.contact.find(),
    stores.site.find(),
    stores.schoolInfo.find(),
    stores.officers.listVisible(),
  ])
  if (!contact) return undefined
  const head = people.find(({ name }) => name === site.headTeacherName)
  return { contact, site, info, headPhone: head?.phone ?? '' }
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
  return (
    <Page title={title} description={description} isWide>
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={empty}>
        {({ contact, site, info, headPhone }) => (
          <>
            <ContactTiles contact={contact} site={site} info={info} />
            <WhomToAsk contact={contact} site={site} headPhone={headPhone} {...inCharge} />
            <div className="two">
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
      <table className="kv" aria-labelledby="address">
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
      <ol lang={langOf(text, language)}>
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
  if (field === 'email') {
    return (
      <a href={mailLink(value)} lang="en">
        {value}
      </a>
    )
  }
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
