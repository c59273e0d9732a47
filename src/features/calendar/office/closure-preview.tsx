import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useWeeklyHolidays } from '../../../office/use-weekly-holidays.ts'
import { addDays, type Day, formatWeekdayAndDay } from '../../../words/days.ts'
import type { CalendarRecord } from '../schema.ts'
import { isClosedOn } from '../school-day.ts'
import { BandPreview } from './band-preview.tsx'
import type { closureOf } from './closure-values.ts'
import { calendarWords } from './words.ts'

/** What visitors will see, and whether the days are closed already. */
export function ClosurePreview({
  closure,
  today,
  entries,
}: {
  closure: ReturnType<typeof closureOf>
  today: Day
  entries: readonly CalendarRecord[]
}) {
  const { language } = useStaff()
  const { closure: words } = useScreenWords(calendarWords)
  const weeklyHolidays = useWeeklyHolidays()
  const { from, to } = closure
  if (from === '' || to === '' || to < from) return null
  const same = entries.filter(
    (entry) => entry.kind === 'closure' && entry.from <= to && entry.to >= from,
  )
  const isClosedAnyway = isClosedOn(from, entries, weeklyHolidays)
  const shownFrom = addDays(from, -1)
  return (
    <div className="closure-preview">
      <p className="field-label">{words.preview}</p>
      <BandPreview {...{ closure, today, entries, weeklyHolidays }} />
      <p className="s">
        {shownFrom <= today
          ? words.onEveryPage
          : words.onEveryPageFrom(formatWeekdayAndDay(shownFrom, language))}
      </p>
      <div className="gentle" role="status">
        {same.length > 0 && (
          <p>
            {words.already} <span lang="bn">{same.map(({ title }) => title).join(', ')}</span>
          </p>
        )}
        {same.length === 0 && isClosedAnyway && <p>{words.closedAnyway}</p>}
      </div>
    </div>
  )
}
