import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import { addFileRow, removeFileRow } from '../../files/rows.ts'
import type { StoredFile } from '../../files/table.ts'
import { defaultSite } from './default-site.ts'
import type { Contact, SchoolInfo, Site, SitePicture, SiteRecord } from './schema.ts'

type StoredSite = Omit<SiteRecord, 'isSample' | 'version'>

export type ProfileStores = ReturnType<typeof createProfileStores>

export function createProfileStores(database: Database) {
  return {
    schoolInfo: createSingletonStore<SchoolInfo>(database, 'schoolInfo'),
    contact: createSingletonStore<Contact>(database, 'contact'),
    site: createSiteStore(database),
  }
}

function createSiteStore(database: Database) {
  const singleton = createSingletonStore<StoredSite>(database, 'site')

  return {
    /** Fields that were never written have the defaults for every school. */
    async find(): Promise<SiteRecord> {
      const { _id: _, updatedAt: __, ...stored } = { ...(await singleton.find()) }
      return {
        logo: null,
        headTeacherPhoto: null,
        version: 0,
        isSample: false,
        ...defaultSite,
        ...stored,
      }
    },

    /** 1 if anything was written, else 0. */
    count: () => singleton.count(),

    listChanged: () => singleton.listChanged(),

    /** Changes the given fields and keeps the others. */
    async update(
      change: Partial<Site>,
      { isSample: mark }: { isSample?: boolean } = {},
    ): Promise<SiteRecord> {
      const { isSample, version: _, ...current } = await this.find()
      await singleton.put({ ...current, ...change }, mark ?? isSample)
      return this.find()
    },

    /** Sets or removes a picture; `replaced` is the old file, which is no longer used. */
    async setPicture(which: SitePicture, file: StoredFile | undefined, isSamplePicture = false) {
      const { isSample, version: _, ...current } = await this.find()
      const oldName = current[which]?.src.split('/').at(-1)
      const replaced = oldName === undefined ? undefined : await removeFileRow(database, oldName)
      if (file) await addFileRow(database, file)
      const picture = file ? { ...toPicture(file), isSample: isSamplePicture } : null
      await singleton.put({ ...current, [which]: picture }, isSample)
      return { site: await this.find(), replaced }
    },
  }
}

function toPicture({ area, name, width, height, color }: StoredFile) {
  return { src: `${area}/${name}`, width: width!, height: height!, color: color! }
}
