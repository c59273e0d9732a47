import { recordSubject } from '../../history/changes.ts'
import type { StoredFile } from '../../files/table.ts'
import {
  contact,
  schoolInfo,
  type Site,
  siteChange,
  type SitePicture,
  type SiteRecord,
} from './schema.ts'
import type { ProfileStores } from './store.ts'

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
    missing: 'There is no contact information yet: create it first.',
    find: () => store.find(),
    update: async (_id, input) => (await store.update(input))!,
  })

type SiteInput = Partial<Site> & { picture?: { which: SitePicture; file?: StoredFile } }

/** A picture that a change replaces is added to `replaced`; its file is no longer used. */
export const siteSubject = (store: ProfileStores['site'], replaced: StoredFile[] = []) =>
  recordSubject<SiteInput, SiteRecord>('site', siteChange, {
    find: () => store.find(),
    async update(_id, { picture, ...words }) {
      if (!picture) return store.update(words)
      const changed = await store.setPicture(picture.which, picture.file)
      if (changed.replaced) replaced.push(changed.replaced)
      return changed.site
    },
  })
