import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { webAddress } from '../../../base/web-address.ts'
import { inDigits } from '../../../words/format.ts'
import type { Route } from './+types/contact-page.ts'
import { CONTACT_FIELDS } from '../fields.ts'
import type { Contact } from '../schema.ts'
import tableCss from '../../../pages/parts/table.css?inline'
import factsCss from './facts.css?inline'

export const handle = { style: [tableCss, factsCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, (stores) => stores.contact.find())
  return data({ fetched }, statusOf(fetched))
}

export default function ContactPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, caption, failed, empty, fields } = words.contact
  return (
    <Page title={title} description={description}>
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={empty}>
        {(contact) => (
          <table className="kv">
            <caption>{caption}</caption>
            <tbody>
              {CONTACT_FIELDS.map((field) => (
                <tr key={field}>
                  <th scope="row">{fields[field]}</th>
                  <td>
                    <ContactValue field={field} value={contact[field]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </AsyncContent>
    </Page>
  )
}

/** Telephone numbers and e-mail addresses are links. */
function ContactValue({ field, value }: { field: keyof Contact; value: string }) {
  const { language } = usePage()
  if (field === 'phone') return <TelephoneLinks text={value} language={language} />
  if (field === 'email') {
    return (
      <a href={`mailto:${value}`} lang="en">
        {value}
      </a>
    )
  }
  const address = field === 'website' ? webAddress(value) : undefined
  if (address !== undefined) {
    return (
      <a href={address} lang="en">
        {value}
      </a>
    )
  }
  return <span lang="bn">{inDigits(value, language)}</span>
}
