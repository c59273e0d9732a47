import { contentKinds } from '../content.ts'
import type { OfficerRecord } from '../features/officers/schema.ts'
import { CONTACT_FIELDS } from '../features/profile/fields.ts'
import type { Contact, SchoolInfo, SiteRecord } from '../features/profile/schema.ts'
import { bn, type Words } from '../words/bn.ts'
import { en } from '../words/en.ts'
import { tokensOf } from './question.ts'

/** A page of the site that is no document. */
export interface SitePage {
  path: string
  titleIn: (words: Words) => string
  text: string
  tokens: string[]
}

/** The stores of the content that these pages show. */
export interface SiteStores {
  findContentVersion(): Promise<{ version: number }>
  site: { find(): Promise<SiteRecord> }
  contact: { find(): Promise<Contact | undefined> }
  schoolInfo: { find(): Promise<SchoolInfo | undefined> }
  officers: { list(): Promise<OfficerRecord[]> }
}

/** Reads the few pages of the site, once for each content version. */
export function createSitePages(stores: SiteStores): () => Promise<SitePage[]> {
  let known: { version: number; pages: SitePage[] } | undefined
  return async () => {
    const { version } = await stores.findContentVersion()
    if (known?.version !== version) known = { version, pages: await readPages(stores) }
    return known.pages
  }
}

async function readPages(stores: SiteStores): Promise<SitePage[]> {
  const [site, contact, schoolInfo, officers] = await Promise.all([
    stores.site.find(),
    stores.contact.find(),
    stores.schoolInfo.find(),
    stores.officers.list(),
  ])
  const people = officers.map(({ name, designation, subject, qualification }) =>
    filled([name, designation, subject, qualification]).join(', '),
  )
  const shifts = schoolInfo && [
    schoolInfo.morningShift,
    schoolInfo.dayShift,
    schoolInfo.withoutShift,
  ]
  return [
    page(contentKinds.contact.pages[0].path, 'contact', [
      contact ? filled(CONTACT_FIELDS.map((field) => contact[field])).join(', ') : '',
      site.officeHours,
      site.officeHoursEnglish,
    ]),
    page(contentKinds.officers.pages[0].path, 'officers', [people.join('; ')]),
    page(contentKinds.schoolInfo.pages[0].path, 'schoolInfo', shifts ?? []),
    page(contentKinds.site.pages[1].path, 'history', [
      site.history,
      site.headTeacherMessage,
      site.headTeacherName,
      site.headTeacherNameEnglish,
      site.headTeacherDesignation,
    ]),
  ]
}

function page(
  path: string,
  key: 'contact' | 'officers' | 'schoolInfo' | 'history',
  texts: string[],
): SitePage {
  const titles = [bn, en].flatMap((words) => [words[key].title, words.menu[key]])
  const text = filled(texts).join('\n')
  return {
    path,
    titleIn: (words) => words[key].title,
    text,
    tokens: tokensOf({ title: titles.join(' '), text }),
  }
}

function filled(texts: string[]): string[] {
  return texts.filter((text) => text !== '')
}
