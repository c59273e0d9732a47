import { describeSoon } from '../../../../office/school-time.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { formatDate } from '../../../../words/format.ts'
import { formWords } from './words.ts'
import { instantsOf, isPast, type TimeValues } from './times.ts'

/** What will happen when the form is sent. With a time that is past, it is not sent. */
export function PlanSentence({ values }: { values: TimeValues }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(formWords)
  const { publishAt, pinnedUntil, endsAt } = instantsOf(values, timeZone)
  if (isPast(publishAt)) return null
  return (
    <p className="s">
      {publishAt
        ? words.willAppear(describeSoon(publishAt, language, timeZone))
        : !values.isLater && words.willAppearNow}{' '}
      {pinnedUntil && words.willBePinned(formatDate(pinnedUntil, language, timeZone))}{' '}
      {endsAt && words.willEnd(formatDate(endsAt, language, timeZone))}
    </p>
  )
}
