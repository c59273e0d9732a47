import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { SHIFTS } from '../../../words/classes.ts'
import { formatDate, formatNumber } from '../../../words/format.ts'
import type { FollowersOverview } from '../followers-schema.ts'
import { FOLLOWED_KINDS } from '../kinds.ts'
import { followerWords } from './words.ts'

/**
 * The number of phones that follow, their topics, and the reason why messages do not reach them.
 */
export function FollowerNumbers({ overview }: { overview: FollowersOverview }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(followerWords)
  const { numbers } = words
  const { followers, whyOff, isFull, keyRefusedSince } = overview
  const { all, closures, kinds } = followers
  const number = (count: number) => formatNumber(count, language)
  const ofClosures = closures.both + closures.Morning + closures.Day
  const shifts = [
    [numbers.bothShifts, closures.both],
    ...SHIFTS.map((shift) => [numbers.shifts[shift], closures[shift]] as const),
  ] as const
  return (
    <section className="card follower-numbers" aria-labelledby="follower-numbers">
      <h2 id="follower-numbers" className="vh">
        {numbers.title}
      </h2>
      {whyOff && <p className="warning">{words.off[whyOff]}</p>}
      {isFull && <p className="warning">{words.full}</p>}
      {keyRefusedSince && (
        <p className="warning">
          {words.keyRefused(formatDate(keyRefusedSince, language, timeZone))}
        </p>
      )}
      {all === 0 ? (
        <p className="all">{numbers.none}</p>
      ) : (
        <>
          <p className="all">
            <b>{numbers.phones(number(all))}</b> {numbers.following}
          </p>
          <ul aria-label={numbers.wanted}>
            <li>
              <span>{words.kinds.calendar}</span> <b>{number(ofClosures)}</b>
              <p className="s">
                {shifts.map(([label, count]) => `${label}\u00a0${number(count)}`).join(' · ')}
              </p>
            </li>
            {FOLLOWED_KINDS.map((kind) => (
              <li key={kind}>
                <span>{words.kinds[kind]}</span> <b>{number(kinds[kind])}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
