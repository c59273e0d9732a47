import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { formatMoment, formatNumber } from '../../../words/format.ts'
import type { Sending } from '../followers-schema.ts'
import { followerWords } from './words.ts'

export function SendingList({ sendings }: { sendings: Sending[] }) {
  const { sendings: words } = useScreenWords(followerWords)
  return (
    <section className="list" aria-labelledby="sendings">
      <h2 id="sendings">{words.title}</h2>
      {sendings.length === 0 ? (
        <p className="card none">{words.empty}</p>
      ) : (
        <ul className="card items">
          {sendings.map((sending) => (
            <li key={sending._id}>
              <SendingEntry sending={sending} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SendingEntry({ sending }: { sending: Sending }) {
  const { language, timeZone } = useStaff()
  const { sendings: words, kinds } = useScreenWords(followerWords)
  const { title, kind, reason, createdAt, sentAt } = sending
  const at = sentAt ?? createdAt
  const shownState = stateOf(sending)
  const mark = { ...words.reasons, published: '', closure: '', welcome: '', test: '' }[reason]
  return (
    <div>
      <p className="t">{title ? <span lang="bn">{title}</span> : words.untitled}</p>
      <p className="meta">
        <span>{kinds[kind]}</span>
        {mark && <b className="mark">{mark}</b>}
        {shownState !== 'sent' && (
          <b className={`mark ${shownState}`}>{words.states[shownState]}</b>
        )}
        <time dateTime={at}>{formatMoment(at, language, timeZone)}</time>
      </p>
      <p className="s">
        <Numbers sending={sending} />
      </p>
    </div>
  )
}

/** A message is sent when the first phone has got it. */
function stateOf({ state, waiting }: Sending) {
  return state === 'sent' && waiting > 0 ? 'sending' : state
}

/** “১,২০০টি ফোনে গেছে · ৩টিতে যায়নি” */
function Numbers({ sending }: { sending: Sending }) {
  const { language } = useStaff()
  const { sendings: words } = useScreenWords(followerWords)
  const { state, sent } = sending
  if (state === 'withdrawn' && sent === 0) return words.withdrawnWhy
  const rest = (['waiting', 'failed', 'gone'] as const).filter((name) => sending[name] > 0)
  const shown = sent > 0 || rest.length === 0 ? (['sent', ...rest] as const) : rest
  return shown.map((name) => words[name](formatNumber(sending[name], language))).join(' · ')
}
