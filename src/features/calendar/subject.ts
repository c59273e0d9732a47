import { recordSubject, type Undos } from '../../records/history/changes.ts'
import type { Stores } from '../../request/school.ts'
import { checkDocument } from './document.ts'
import { type CalendarChange, calendarChange } from './schema.ts'

export const calendarSubject = (stores: Stores) => {
  const { calendar } = stores
  return recordSubject('calendar', calendarChange, {
    ...calendar,
    async update(id: string, change: CalendarChange) {
      const before = await calendar.find(id)
      if (before?.document !== change.document) await checkDocument(stores, change.document)
      return calendar.update(id, change)
    },
  })
}

export const calendarUndos: Undos<'calendar'> = { calendar: { subject: calendarSubject } }
