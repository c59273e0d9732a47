import type { Stores } from '../../school/school.ts'
import type { Day } from '../../words/days.ts'
import { withVisibleDocuments } from './document.ts'
import { knownClasses, type SchoolCalendar } from './school-day.ts'

/** What decides about the days of the school from a day on, or of a range. */
export async function readCalendar(
  stores: Stores,
  days: { from: Day; to?: Day },
): Promise<SchoolCalendar> {
  const [entries, { weeklyHolidays }, counts] = await Promise.all([
    stores.calendar.list(days),
    stores.site.find(),
    stores.studentCounts.list(),
  ])
  return {
    entries: await withVisibleDocuments(stores, entries),
    weeklyHolidays,
    classes: knownClasses(counts.map((one) => one.className)),
  }
}
