import type { ClassName } from '@pathshala/bengali/classes'
import type { Stores } from '../../request/school.ts'
import { type Day, daysOfYear } from '@pathshala/bengali/days'
import type { Language } from '../../words/language.ts'
import { listForVisitors } from './document.ts'
import { entryIn } from './english-names.ts'
import { knownClasses, type SchoolCalendar } from './school-day.ts'

/** What decides about the days of the school from a day on, or of a range, in the language of a page. */
export async function readCalendar(
  stores: Stores,
  days: { from: Day; to?: Day },
  language: Language = 'bn',
): Promise<SchoolCalendar> {
  const [entries, { weeklyHolidays }, classes, comingYear] = await Promise.all([
    listForVisitors(stores, days),
    stores.site.find(),
    readClasses(stores),
    stores.studentCounts.findComingYear(),
  ])
  return {
    entries: entries.map((entry) => entryIn(language, entry)),
    weeklyHolidays,
    classes,
    nextClasses:
      comingYear === undefined
        ? undefined
        : { from: daysOfYear(comingYear).from, classes: await readClasses(stores, comingYear) },
  }
}

async function readClasses({ studentCounts }: Stores, year?: number): Promise<ClassName[]> {
  return knownClasses((await studentCounts.list(year)).map(({ className }) => className))
}
