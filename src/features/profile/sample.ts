import { isDeepStrictEqual } from 'node:util'
import type { SITE_TEXTS } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { takeReplaced } from '../../files/replaced.ts'
import { nameOfPicture } from '../../files/stored-name.ts'
import type { StoredFile } from '../../files/table.ts'
import { samplePhoto, type SampleStep } from '../feature.ts'
import { defaultSite } from './default-site.ts'
import type { Site } from './schema.ts'
import { createProfileStores } from './store.ts'
import data from './sample.json' with { type: 'json' }

export const sampleSchoolInfo = data.schoolInfo

export const sampleContact = data.contact

/** With the board of the school's division, which a new site does not know. */
const officialLinks = defaultSite.officialLinks.toSpliced(3, 0, {
  url: 'https://rajshahieducationboard.gov.bd/',
  label: 'মাধ্যমিক ও উচ্চমাধ্যমিক শিক্ষা বোর্ড, রাজশাহী',
  labelEnglish: 'Rajshahi Education Board',
})

export const sampleSite: Partial<Site> & Record<(typeof SITE_TEXTS)[number], string> = {
  ...data.site,
  officialLinks,
}

const NO_PHOTO = { headTeacherPhoto: null }

export function sampleProfileSteps(): SampleStep[] {
  return [
    { write: (stores) => stores.schoolInfo.create(sampleSchoolInfo, true) },
    { write: (stores) => stores.contact.create(sampleContact, true) },
    { write: (stores) => stores.site.update(sampleSite, { isSample: true }) },
    {
      file: samplePhoto('head-teacher.webp'),
      write: (stores, stored) =>
        stores.site.update({ headTeacherPhoto: stored }, { isSample: true }),
    },
  ]
}

export async function removeSampleProfile(database: Database): Promise<StoredFile[]> {
  const photo = await resetSite(database)
  await database.deleteFrom('singleton').where('isSample', '=', 1).execute()
  return photo ? [photo] : []
}

/**
 * The site's texts are one record, and a clerk may have changed some of them. Changed texts stay;
 * texts that are still the sample's are reset to the defaults. Returns the head teacher's photo if
 * it is removed.
 */
async function resetSite(database: Database): Promise<StoredFile | undefined> {
  const { site } = createProfileStores(database)
  const current = await site.find()
  if (!current.isSample) return undefined
  const unchanged = Object.entries(sampleSite)
    .filter(([field, value]) => isDeepStrictEqual(current[field as keyof Site], value))
    .map(([field]) => [field, defaultSite[field as keyof Site]])
  const { headTeacherPhoto: photo } = current
  const change = { ...Object.fromEntries(unchanged), ...(photo?.isSample && NO_PHOTO) }
  await site.update(change, { isSample: false })
  return photo?.isSample ? takeReplaced(database, nameOfPicture(photo)) : undefined
}
