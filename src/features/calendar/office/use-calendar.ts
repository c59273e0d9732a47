import { keepPreviousData } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { notifyRemoved, notifyUndo } from '../../../office/list/removed-note.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { useWeeklyHolidays } from './use-weekly-holidays.ts'
import type { ClassName } from '@pathshala/bengali/classes'
import type { Day } from '@pathshala/bengali/days'
import type { ImportAnswer } from '../../../records/import-rows.ts'
import type { CalendarRecord } from '../schema.ts'
import { type DayEntry, knownClasses, type SchoolCalendar } from '../school-day.ts'
import { calendarWords } from './words.ts'

export const CALENDAR = contentKinds.calendar.apiPath

/** The entries that touch these days, in order of their first day. */
export function useEntries({ from, to }: { from: Day; to?: Day }) {
  const search = new URLSearchParams({ from, ...(to && { to }) })
  return useApi<CalendarRecord[]>(`${CALENDAR}?${search}`, {
    placeholderData: keepPreviousData,
  })
}

/** The calendar with these entries. */
export function useSchoolCalendar<E extends DayEntry>(entries: readonly E[]): SchoolCalendar<E> {
  const weeklyHolidays = useWeeklyHolidays()
  const { data = [] } = useApi<{ className: ClassName }[]>(contentKinds.studentCounts.apiPath)
  return { entries, weeklyHolidays, classes: knownClasses(data.map((one) => one.className)) }
}

/** Says that an entry was removed, and offers to undo it. */
export function useRemovedNote(): (removed: CalendarRecord, message: string) => void {
  const { closure: words } = useScreenWords(calendarWords)
  const reload = useReload(CALENDAR)
  return (removed, message) => {
    const { _id, kind } = removed
    if (kind !== 'closure') return notifyRemoved(message, { id: _id, onRestored: reload })
    // Phones were told that the school is open, and what comes back from the bin does not ring.
    const undo = async () => {
      await postOnce({ path: `${CALENDAR}/${_id}/again` })
      await reload()
    }
    notifyUndo(message, undo, words.closedAgain)
  }
}

/** The body of a new entry. Absent fields have their defaults. */
export type NewEntry = Pick<CalendarRecord, 'title' | 'kind' | 'from'> &
  Partial<
    Pick<
      CalendarRecord,
      | 'titleEnglish'
      | 'to'
      | 'note'
      | 'noteEnglish'
      | 'isMoonDependent'
      | 'shift'
      | 'classes'
      | 'startsAt'
    >
  > & {
    isClosed?: boolean | undefined
  }

/** Adds entries. The server refuses an entry that the calendar already has, and adds the rest. */
export function useImport(): (rows: NewEntry[]) => Promise<ImportAnswer<CalendarRecord>> {
  const reload = useReload(CALENDAR)
  return async (rows) => {
    const answer = await postOnce<ImportAnswer<CalendarRecord>>({
      path: `${CALENDAR}/import`,
      body: { rows },
    })
    await reload()
    return answer
  }
}
