import { contentKinds, TEXT_PAGES, textPages } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { bn } from '../../words/public-words.ts'
import { CONTACT_FIELDS, type ContactField } from './fields.ts'
import type { SiteRecord } from './schema.ts'

export async function listProfile(stores: Stores): Promise<Listed[]> {
  const [site, contact, schoolInfo] = await Promise.all([
    stores.site.find(),
    stores.contact.find(),
    stores.schoolInfo.find(),
  ])
  return [
    listedPage(contentKinds.contact.pages[0].path, (words) => words.contact.title, [
      contact ? joinFilled(CONTACT_FIELDS.map((field) => labelled(field, contact[field]))) : '',
      site.officeHours,
      site.officeHoursEnglish,
      site.directions,
    ]),
    listedPage(
      contentKinds.schoolInfo.pages[0].path,
      (words) => words.schoolInfo.title,
      schoolInfo
        ? [
            schoolInfo.morningShift,
            schoolInfo.dayShift,
            schoolInfo.withoutShift,
            site.eiin,
            site.board,
            site.boardEnglish,
          ]
        : [],
    ),
    ...TEXT_PAGES.map((key) =>
      listedPage(textPages[key].path, (words) => words.textPages[key].title, [
        site[key],
        ...(textPages[key].hasMessage ? messageOf(site) : []),
      ]),
    ),
  ]
}

/** Visitors search for the telephone number by the word for it. */
function labelled(field: ContactField, value: string): string {
  return value === '' ? '' : `${bn.contact.fields[field]}: ${value}`
}

function messageOf(site: SiteRecord): string[] {
  return [
    site.headTeacherMessage,
    site.headTeacherName,
    site.headTeacherNameEnglish,
    site.headTeacherDesignation,
  ]
}
