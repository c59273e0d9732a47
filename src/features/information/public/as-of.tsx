import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatDay } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import type { BoardEntry } from '../schema.ts'

/** The day of the last change or check of an entry. */
export function AsOf({ entry: { asOf, asOfIs } }: { entry: Pick<BoardEntry, 'asOf' | 'asOfIs'> }) {
  const { words } = usePage()
  if (asOf === null || asOfIs === null) return null
  return (
    <>
      {words.information.asOf[asOfIs]}: <DayOrYear day={asOf} />
    </>
  )
}

/** A day of the school, or a year alone. */
export function DayOrYear({ day }: { day: string }) {
  const { language } = usePage()
  return (
    <time dateTime={day}>
      {day.length === 4 ? inDigits(day, language) : formatDay(day, language)}
    </time>
  )
}
