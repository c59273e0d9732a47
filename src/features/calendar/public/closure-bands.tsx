import { usePage } from '../../../pages/parts/page-context.tsx'
import { FOLLOW_PATH } from '../../following/address.ts'
import { useFollowText } from '../../following/public/use-follow-text.ts'
import type { Day } from '@pathshala/bengali/days'
import { asSentence } from '../../../words/format.ts'
import { entryUrl } from '../address.ts'
import { closureSentence, returnSentence } from '../closure-sentence.ts'
import { langOfContent } from '../../../words/language.ts'
import type { CalendarRecord } from '../schema.ts'
import { closuresToShow, type SchoolCalendar } from '../school-day.ts'

/** The anchor of the closures of today and tomorrow. */
export const BANDS = 'closures'

/**
 * The closures of today and tomorrow as the first link of the page: a screen reader reads it before
 * the menu. It is visible while it has the focus.
 */
export function ClosureLink({ day, entries }: { day: Day; entries: readonly CalendarRecord[] }) {
  const { language } = usePage()
  const [first] = closuresToShow(day, entries)
  return (
    first && (
      <a className="skip no-print" href={`#${BANDS}`}>
        {closureSentence(first, day, language)}
      </a>
    )
  )
}

/** The closures of today and tomorrow, below the menu of every page. */
export function ClosureBands({
  day,
  calendar,
  except,
}: {
  day: Day
  calendar: SchoolCalendar
  /** The closure that home shows in large letters, under the anchor. */
  except?: CalendarRecord | undefined
}) {
  const { language, words, to } = usePage()
  const { band, title } = words.calendar
  const followText = useFollowText('onClosure')
  const closures = closuresToShow(day, calendar.entries).filter((one) => one !== except)
  if (closures.length === 0) return null
  return (
    <section id={except ? undefined : BANDS} className="band" aria-label={band.label}>
      {closures.map((closure) => (
        <p key={closure._id} className="wrap">
          {/* At most three lines. The entry of the calendar has the whole text. */}
          <span className="text">
            <b>{closureSentence(closure, day, language)}</b>{' '}
            <span lang={langOfContent(closure.title)}>{asSentence(closure.title)}</span>{' '}
            {returnSentence(closure, calendar, language)}{' '}
            {closure.note && (
              <span lang={langOfContent(closure.note)}>{asSentence(closure.note)}</span>
            )}
          </span>{' '}
          <a href={to(entryUrl(closure))}>{title}</a>
          {/* Home has the link in its large letters. */}
          {!except && closure === closures.at(-1) && (
            <>
              {' · '}
              <a href={to(FOLLOW_PATH)}>{followText}</a>
            </>
          )}
        </p>
      ))}
    </section>
  )
}
