import { useApi } from '../../../office/connection/use-api.ts'
import { SCHOOL_WEEK } from '@pathshala/bengali/days'
import { contentKinds } from '../../../content.ts'
import { useWeeklyHolidays } from '../../calendar/office/use-weekly-holidays.ts'
import type { OfficerRecord } from '../../people/schema.ts'
import type { RoutineRecord } from '../schema.ts'
import { LIST } from './routine-form.ts'

/** The fields of an officer that the grid needs. */
export type Teacher = Pick<OfficerRecord, '_id' | 'category' | 'name' | 'designation' | 'subject'>

function useList<T>(path: string) {
  return useApi<T>(path)
}

/** Also the routines that begin later, and those that were replaced. */
export function useRoutines() {
  return useList<RoutineRecord[]>(`${LIST}?state=all`)
}

/** Teachers first; empty until the list is loaded. Names can be typed without it. */
export function useTeachers(): Teacher[] {
  const { data = [] } = useList<Teacher[]>(contentKinds.officers.apiPath)
  const of = (wanted: Teacher['category']) => data.filter(({ category }) => category === wanted)
  return [...of('teacher'), ...of('officer')]
}

/** Undefined until the list is loaded. */
export function useOfficerIds(): ReadonlySet<string> | undefined {
  const { data } = useList<Teacher[]>(contentKinds.officers.apiPath)
  return data && new Set(data.map(({ _id }) => _id))
}

/** The days with lessons: all days except weekly holidays, and the days in `used`. */
export function useSchoolDays(used: number[]): number[] {
  const holidays = useWeeklyHolidays()
  return SCHOOL_WEEK.filter((day) => !holidays.includes(day) || used.includes(day))
}
