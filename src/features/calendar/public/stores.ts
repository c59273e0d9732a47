import { createContext } from 'react-router'
import type { CalendarStore } from '../store.ts'
import type { ShiftTexts } from './today-section.tsx'

/** What these pages read from. */
export interface CalendarStores {
  calendar: Pick<CalendarStore, 'list'>
  site: { find(): Promise<{ weeklyHolidays: number[] }> }
  schoolInfo: { find(): Promise<ShiftTexts | undefined> }
}

export const calendarStores = createContext<CalendarStores>()
