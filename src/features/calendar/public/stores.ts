import { createContext } from 'react-router'
import type { CalendarStore } from '../store.ts'

/** What these pages read from. */
export const calendarStores = createContext<{
  calendar: CalendarStore
  site: { find(): Promise<{ weeklyHolidays: number[] }> }
}>()
