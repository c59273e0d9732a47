import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { withoutUndefined } from '../../base/without-undefined.ts'
import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import { addPicture, keepReplaced, type NewPicture } from '../../files/replaced.ts'
import { toPicture } from '../../files/pictures/source.ts'
import { nameOfPicture } from '../../files/stored-name.ts'
import { defaultSite } from './default-site.ts'
import {
  type Contact,
  type SchoolInfo,
  SITE_PICTURES,
  type siteChange,
  type SitePicture,
  type SiteRecord,
} from './schema.ts'

type StoredSite = Omit<SiteRecord, 'isSample' | 'version'>

type SitePictures = { [Which in SitePicture]?: NewPicture | undefined }
export type SiteChange = z.infer<typeof siteChange> & SitePictures

export function createProfileStores(database: Database) {
  return {
    schoolInfo: createSingletonStore<SchoolInfo>(database, 'schoolInfo'),
    contact: createSingletonStore<Contact>(database, 'contact'),
    site: createSiteStore(database),
  }
}

const NO_PICTURES = { logo: null, headTeacherPhoto: null }

function createSiteStore(database: Database) {
  const singleton = createSingletonStore<StoredSite>(database, 'site')

  return {
    /** Fields that were never saved have the default values. */
    async find(): Promise<SiteRecord> {
      const { _id: _, updatedAt: __, ...stored } = { ...(await singleton.find()) }
      return {
        ...NO_PICTURES,
        version: 0,
        isSample: false,
        ...defaultSite,
        ...stored,
      }
    },

    /** 1 if a text or a picture differs from those of a new site, otherwise 0. */
    async count(): Promise<number> {
      const { version: _, isSample: __, ...site } = await this.find()
      return Number(!isDeepStrictEqual(site, { ...defaultSite, ...NO_PICTURES }))
    },

    /** Changes only these fields and pictures. */
    async update(
      { logo, headTeacherPhoto, ...words }: SiteChange,
      { isSample: mark }: { isSample?: boolean } = {},
    ): Promise<SiteRecord> {
      const { isSample, version: _, ...current } = await this.find()
      const pictures = await replacePictures(database, current, { logo, headTeacherPhoto }, mark)
      await singleton.put({ ...current, ...withoutUndefined(words), ...pictures }, mark ?? isSample)
      return this.find()
    },
  }
}

/** Returns the pictures that differ after the change. */
async function replacePictures(
  database: Database,
  current: Pick<SiteRecord, SitePicture>,
  change: SitePictures,
  isSample = false,
): Promise<Partial<Pick<SiteRecord, SitePicture>>> {
  const replaced: Partial<Pick<SiteRecord, SitePicture>> = {}
  for (const which of SITE_PICTURES) {
    const old = current[which] && nameOfPicture(current[which])
    const next = change[which]
    if (next === undefined || next === old) continue
    const file = await addPicture(database, next)
    await keepReplaced(database, 'site', old)
    replaced[which] = file && { ...toPicture(file), isSample }
  }
  return replaced
}
