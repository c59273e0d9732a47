import { recordSubject, type Undos } from '../../records/history/changes.ts'
import { pictureName } from '../../files/schema.ts'
import { contact, schoolInfo, siteChange, type SiteRecord } from './schema.ts'
import type { ProfileStores, SiteChange } from './store.ts'

export const schoolInfoSubject = (store: ProfileStores['schoolInfo']) =>
  recordSubject('schoolInfo', schoolInfo, {
    async find(id) {
      const found = await store.find()
      return found?._id === id ? found : undefined
    },
    update: async (_id, input) => (await store.update(input))!,
  })

export const contactSubject = (store: ProfileStores['contact']) =>
  recordSubject('contact', contact, {
    missing: 'no-contact',
    find: () => store.find(),
    update: async (_id, input) => (await store.update(input))!,
  })

const fields = siteChange.extend({ logo: pictureName, headTeacherPhoto: pictureName })

export const siteSubject = (store: ProfileStores['site']) =>
  recordSubject<SiteChange, SiteRecord>('site', fields, {
    find: () => store.find(),
    update: (_id, input) => store.update(input),
  })

export const profileUndos: Undos<'schoolInfo' | 'contact' | 'site'> = {
  schoolInfo: { subject: (stores) => schoolInfoSubject(stores.schoolInfo) },
  contact: { subject: (stores) => contactSubject(stores.contact) },
  site: { subject: ({ site }) => siteSubject(site) },
}
