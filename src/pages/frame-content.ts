import type { CalendarRecord } from '../features/calendar/schema.ts'
import type { Contact, SiteRecord } from '../features/profile/schema.ts'
import type { RequestMoment } from './parts/page-context.tsx'

/** The content that every public page shows outside its main part. */
export interface Frame extends RequestMoment {
  site: SiteRecord
  contact: Contact | undefined
  /** The calendar's entries of today and later, in order; undefined until the first successful read. */
  ahead: CalendarRecord[] | undefined
  lastUpdate: string | null
  hasSample: boolean
  ringsPhones: boolean
}
