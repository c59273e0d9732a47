import { contentKinds } from '../content.ts'
import type { OfficerRecord } from '../features/people/schema.ts'
import { CONTACT_FIELDS } from '../features/profile/fields.ts'
import { sectionName } from '../features/routine/section-name.ts'
import type { RoutineRecord } from '../features/routine/schema.ts'
import type { Contact, SchoolInfo, SiteRecord } from '../features/profile/schema.ts'
import { bn } from '../words/bn.ts'
import { en } from '../words/en.ts'
import type { Listed } from './listed.ts'
import { tokensOf } from './question.ts'

/** The stores of the content that these pages show. */
export interface SiteStores {
  site: { find(): Promise<SiteRecord> }
  contact: { find(): Promise<Contact | undefined> }
  schoolInfo: { find(): Promise<SchoolInfo | undefined> }
  officers: { list(): Promise<OfficerRecord[]> }
  routines: { list(): Promise<RoutineRecord[]> }
}

/** The pages of the site that are no documents. */
export async function readPages(stores: SiteStores): Promise<Listed[]> {
  const [site, contact, schoolInfo, officers, routines] = await Promise.all([
    stores.site.find(),
    stores.contact.find(),
    stores.schoolInfo.find(),
    stores.officers.list(),
    stores.routines.list(),
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
    page(contentKinds.calendar.pages[0].path, 'calendar', []),
    page(contentKinds.contact.pages[0].path, 'contact', [
      contact ? filled(CONTACT_FIELDS.map((field) => contact[field])).join(', ') : '',
      site.officeHours,
      site.officeHoursEnglish,
    ]),
    page(contentKinds.officers.pages[0].path, 'officers', [people.join('; ')]),
    page(contentKinds.routines.pages[0].path, 'routine', routines.map(wordsOfRoutine)),
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

/** The section, and each subject once with each of its teachers. */
function wordsOfRoutine(routine: RoutineRecord): string {
  const taught = routine.lessons.map(({ subject, teacher }) =>
    filled([subject, teacher]).join(', '),
  )
  return `${sectionName(routine, bn)}: ${[...new Set(taught)].join('; ')}`
}

function page(
  path: string,
  key: 'calendar' | 'contact' | 'officers' | 'routine' | 'schoolInfo' | 'history',
  texts: string[],
): Listed {
  const titles = [bn, en].flatMap((words) => [words[key].title, words.menu[key]])
  const text = filled(texts).join('\n')
  return {
    kind: 'page',
    url: path,
    date: null,
    titleIn: (words) => words[key].title,
    text,
    tokens: tokensOf({ title: titles.join(' '), text }),
  }
}

function filled(texts: string[]): string[] {
  return texts.filter((text) => text !== '')
}
