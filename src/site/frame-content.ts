import type { SchoolCalendar } from '../features/calendar/school-day.ts'
import type { Contact, SiteRecord } from '../features/profile/schema.ts'
import type { RequestMoment } from '../pages/parts/page-context.tsx'

/** The content that every public page shows outside its main part. */
export interface Frame extends RequestMoment {
  site: SiteRecord
  contact: Contact | undefined
  /** With the entries of today and later; undefined until the first successful read. */
  calendar: SchoolCalendar | undefined
  lastUpdate: string | null
  hasSample: boolean
  ringsPhones: boolean
  hasQuestions: boolean
}
