import { createContext } from 'react-router'
import type { Day } from '../../../words/days.ts'
import type { CalendarDay } from '../next-lessons.ts'
import type { RoutineStore } from '../store.ts'

/** What these pages read from. */
export interface RoutineStores {
  routines: RoutineStore
  officers: { list(): Promise<{ _id: string }[]> }
  calendar: { list(days: { from: Day }): Promise<CalendarDay[]> }
  site: { find(): Promise<{ weeklyHolidays: number[] }> }
}

export const routineStores = createContext<RoutineStores>()
