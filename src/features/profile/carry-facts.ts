import { change } from '../../records/history/changes.ts'
import type { AfterChange } from '../../records/record-routes.ts'
import type { Stores } from '../../request/school.ts'
import { type Contact, contact as contactFields, siteChange, type SiteRecord } from './schema.ts'
import { factsToCarry } from './shared-facts.ts'
import { contactSubject, siteSubject } from './subject.ts'

/** After a change of the contact record. Its change and that of the site are two history entries. */
export const carryToSite: AfterChange<Contact> = async (transaction, { before, after }) => {
  const carried = factsToCarry(before, after!, await transaction.site.find())
  // The site's telephone number is shorter: it stands at the top of every page.
  const { data: input } = siteChange.safeParse(carried)
  if (input && Object.keys(carried).length > 0) {
    await change(transaction.history, siteSubject(transaction), { input })
  }
}

/** After a change of the site's texts. Sample content is left alone, because it will be removed. */
export const carryToContact: AfterChange<SiteRecord> = async (
  transaction: Stores,
  { before, after },
) => {
  const contact = await transaction.contact.find()
  if (!contact || contact.isSample) return
  const carried = factsToCarry(before, after!, contact)
  if (Object.keys(carried).length === 0) return
  const input = contactFields.parse({ ...contact, ...carried })
  await change(transaction.history, contactSubject(transaction), { input })
}
