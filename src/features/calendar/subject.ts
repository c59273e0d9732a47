import { recordSubject, type Undos } from '../../records/history/changes.ts'
import type { Stores } from '../../school/school.ts'
import { calendarChange } from './schema.ts'

export const calendarSubject = ({ calendar }: Stores) =>
  recordSubject('calendar', calendarChange, calendar)

export const calendarUndos: Undos<'calendar'> = { calendar: { subject: calendarSubject } }
