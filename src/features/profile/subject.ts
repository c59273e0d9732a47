import { plainSubject, type Undos } from '../../records/history/changes.ts'
import { pictureName } from '../../files/schema.ts'
import type { Stores } from '../../request/school.ts'
import { contact, schoolInfo, siteChange, type SiteRecord } from './schema.ts'
import type { SiteChange } from './store.ts'

export const schoolInfoSubject = ({ schoolInfo: store }: Stores) =>
  plainSubject('schoolInfo', schoolInfo, {
    async find(id) {
      const record = await store.find()
      return record?._id === id ? record : undefined
    },
    update: (_id, input) => store.update(input),
  })

export const contactSubject = ({ contact: store }: Stores) =>
  plainSubject('contact', contact, {
    missing: 'no-contact',
    find: () => store.find(),
    update: (_id, input) => store.update(input),
  })

const fields = siteChange.extend({ logo: pictureName, headTeacherPhoto: pictureName })

export const siteSubject = ({ site }: Stores) =>
  plainSubject<SiteChange, SiteRecord>('site', fields, {
    find: () => site.find(),
    update: (_id, input) => site.update(input),
  })

export const profileUndos: Undos<'schoolInfo' | 'contact' | 'site'> = {
  schoolInfo: { subject: schoolInfoSubject },
  contact: { subject: contactSubject },
  site: { subject: siteSubject },
}
