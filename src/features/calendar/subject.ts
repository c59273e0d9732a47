import { recordSubject, type Undos } from '../../records/history/changes.ts'
import { calendarChange } from './schema.ts'
import type { CalendarStore } from './store.ts'

export const calendarSubject = (store: CalendarStore) =>
  recordSubject('calendar', calendarChange, {
    find: (id) => store.find(id),
    update: async (id, input) => (await store.update(id, input))!,
  })

export const calendarUndos: Undos<'calendar'> = {
  calendar: { subject: ({ calendar }) => calendarSubject(calendar) },
}
