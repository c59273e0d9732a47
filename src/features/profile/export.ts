import { type ExportedList, exportSingle } from '../feature.ts'
import { contactRecord, schoolInfoRecord, siteRecord } from './schema.ts'

export const profileExports: Record<'schoolInfo' | 'contact' | 'site', ExportedList> = {
  schoolInfo: exportSingle(schoolInfoRecord, ({ schoolInfo }) => schoolInfo.find()),
  contact: exportSingle(contactRecord, ({ contact }) => contact.find()),
  site: exportSingle(siteRecord, ({ site }) => site.find()),
}
