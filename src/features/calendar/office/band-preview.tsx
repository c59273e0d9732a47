import { closureWords } from '../../../words/closure-words.ts'
import { addDays, type Day, formatWeekdayAndDay } from '../../../words/days.ts'
import { asSentence } from '../../../words/sentence.ts'
import { closureSentence } from '../closure-sentence.ts'
import type { CalendarRecord } from '../schema.ts'
import { describeDay } from '../school-day.ts'

type Closure = Pick<
  CalendarRecord,
  'title' | 'kind' | 'from' | 'to' | 'note' | 'shift' | 'isClosed'
>

/** A closure as the band on every page says it, in Bengali. */
export function BandPreview({
  closure,
  today,
  entries,
  weeklyHolidays,
}: {
  closure: Closure
  today: Day
  entries: readonly CalendarRecord[]
  weeklyHolidays: readonly number[]
}) {
  const { title, to, note } = closure
  const { until } = describeDay(to, [...entries, closure], weeklyHolidays)
  return (
    <p className="closure-band" lang="bn">
      <b>{closureSentence(closure, today, 'bn')}</b> {title && asSentence(title)} {note}{' '}
      {until !== null && closureWords.bn.again(formatWeekdayAndDay(addDays(until, 1), 'bn'))}
    </p>
  )
}
