import { Picks } from '../../../office/picks.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import type { Draft } from '../../../office/use-draft.ts'
import { type Day, formatShortDay, yearOf } from '../../../words/days.ts'
import { inDigits } from '../../../words/format.ts'
import { DAY_ORDERS, type DayOrder, parseDays } from '../../../tables/parse-day.ts'
import type { ImportDraft } from './read-list.ts'
import type { FoundList } from './read-list.ts'
import { calendarListWords } from './list-words.ts'

/** What no row of the list tells: the order of day and month, and the year. */
export function ListQuestions({
  list: { ambiguous, lacksYear },
  draft,
  today,
}: {
  list: FoundList
  draft: Draft<ImportDraft>
  today: Day
}) {
  const { language } = useStaff()
  const words = useScreenWords(calendarListWords)
  const { order, year } = draft.values
  const years = [-1, 0, 1].map((difference) => String(yearOf(today) + difference))
  const readAs = (one: DayOrder) => {
    const days = parseDays(ambiguous ?? '', { order: one })
    return 'from' in days ? formatShortDay(days.from, language) : ''
  }
  return (
    <>
      {ambiguous !== undefined && (
        <Picks
          name="order"
          label={words.whichOrder(ambiguous)}
          values={DAY_ORDERS}
          labels={{ 'day-first': readAs('day-first'), 'month-first': readAs('month-first') }}
          value={order}
          onPick={(next) => draft.change({ order: next })}
        />
      )}
      {lacksYear && (
        <Picks
          name="year"
          label={words.whichYear}
          values={years}
          labels={Object.fromEntries(years.map((one) => [one, inDigits(one, language)]))}
          value={year}
          onPick={(next) => draft.change({ year: next })}
        />
      )}
    </>
  )
}
