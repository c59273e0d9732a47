import { contentKinds } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { CONTACT_FIELDS } from './fields.ts'

export async function listProfile(stores: Stores): Promise<Listed[]> {
  const [site, contact, schoolInfo] = await Promise.all([
    stores.site.find(),
    stores.contact.find(),
    stores.schoolInfo.find(),
  ])
  return [
    listedPage(contentKinds.contact.pages[0].path, 'contact', [
      contact ? joinFilled(CONTACT_FIELDS.map((field) => contact[field])) : '',
      site.officeHours,
      site.officeHoursEnglish,
    ]),
    listedPage(
      contentKinds.schoolInfo.pages[0].path,
      'schoolInfo',
      schoolInfo ? [schoolInfo.morningShift, schoolInfo.dayShift, schoolInfo.withoutShift] : [],
    ),
    listedPage(contentKinds.site.pages[1].path, 'history', [
      site.history,
      site.headTeacherMessage,
      site.headTeacherName,
      site.headTeacherNameEnglish,
      site.headTeacherDesignation,
    ]),
  ]
}
