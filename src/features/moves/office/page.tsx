import { useState } from 'react'
import { Link } from 'react-router'
import { newIdempotencyKey } from '../../../office/form/post-once.ts'
import { Act } from '../../../office/list/act.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { Screen } from '../../../office/frame/screen.tsx'
import { findScreen } from '../../../office/frame/screens.ts'
import { useIsAdmin, useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { formatMoment, formatNumber } from '../../../words/format.ts'
import { ProofDialog } from '../../accounts/office/proof-dialog.tsx'
import type { MoveRecord } from '../schema.ts'
import { Facts, Report, useKindCounts } from './report.tsx'
import { moveWords } from './words.ts'
import './moves.css'

const COMMANDS = {
  wordPress: 'npm run move-in -- site.xml --uploads uploads.zip',
  oldSystem: 'npm run move-in -- https://old.example',
  list: 'npm run move-in -- teachers.xlsx --as officers',
  folder: 'npm run move-in -- ./notices --as notices',
} satisfies Record<keyof (typeof moveWords)['bn']['how']['sources'], string>

const AGAIN_MS = 2000

export default function MovesScreen() {
  const words = useScreenWords(moveWords)
  const { words: staffWords } = useStaff()
  const query = useApi<MoveRecord[]>('/moves', {
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'undoing') ? AGAIN_MS : false,
  })
  return (
    <Screen screen="moves" lead={words.lead}>
      <section className="list" aria-labelledby="moves">
        <h2 id="moves">{words.listTitle}</h2>
        <Loaded query={query} lead={staffWords.common.failedToLoad}>
          {(moves) =>
            moves.length === 0 ? (
              <p className="card none" role="status">
                {words.empty}
              </p>
            ) : (
              <ul className="stack loose">
                {moves.map((move) => (
                  <li className="card move" key={move.id}>
                    <MoveCard move={move} onChange={() => query.refetch()} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      {query.data && <HowTo isOpen={query.data.length === 0} />}
    </Screen>
  )
}

const SOURCES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]

/**
 * What an admin gives to the person at the server, and the commands for that person. The office itself
 * does not fetch anything from an address.
 */
function HowTo({ isOpen }: { isOpen: boolean }) {
  const { title, text, sources, needs, commands, commandText } = useScreenWords(moveWords).how
  return (
    <details className="card fold how-to" open={isOpen}>
      <summary>
        <b>{title}</b>
      </summary>
      <p>{text}</p>
      <dl className="stack">
        {SOURCES.map((source) => (
          <div key={source}>
            <dt>{sources[source]}</dt>
            <dd>{needs[source]}</dd>
          </div>
        ))}
      </dl>
      <details className="fold">
        <summary>{commands}</summary>
        <p>{commandText}</p>
        {SOURCES.map((source) => (
          <code key={source} lang="en">
            {COMMANDS[source]}
          </code>
        ))}
      </details>
    </details>
  )
}

function MoveCard({ move, onChange }: { move: MoveRecord; onChange: () => Promise<unknown> }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(moveWords)
  const kindCounts = useKindCounts()
  const [isAsking, setIsAsking] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { id, label, startedAt, state, records } = move
  const isHere = state === 'done' || state === 'running'
  const isAdmin = useIsAdmin()
  const { title, question, isRunning, proof } = words.confirm
  const counts = kindCounts(records)
  return (
    <article className="stack" aria-labelledby={`move-${id}`}>
      <div>
        <h3 id={`move-${id}`}>{label}</h3>
        <p className="meta">
          <b className="mark">{words.states[state]}</b>
          <time dateTime={startedAt}>{formatMoment(startedAt, language, timeZone)}</time>
          <span>{words.number(formatNumber(id, language))}</span>
        </p>
        {state === 'running' && <p>{words.running}</p>}
        <div role="status">{!isHere && <TakenBack move={move} />}</div>
      </div>
      <Facts
        title={words.here[state]}
        facts={isHere && counts.length === 0 ? [words.nothing] : counts}
      />
      <details className="fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {words.report}
          <span className="vh">: {label}</span>
        </summary>
        {isOpen && <Report move={move} />}
      </details>
      {isHere && !isAdmin && <p className="s">{words.onlyAdmins}</p>}
      {isHere && isAdmin && (
        <div>
          <Act of={label} isRemoval onClick={() => setIsAsking(true)}>
            {words.takeBack}
          </Act>
        </div>
      )}
      {isAsking && (
        <ProofDialog
          title={title}
          lead={[question, state === 'running' && isRunning, proof].filter(Boolean).join(' ')}
          subject={label}
          action={words.takeBack}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={async (body) => {
            // Not `postOnce`: it stores what it sends, and passwords must not be stored.
            const idempotencyKey = newIdempotencyKey()
            await callApi({ method: 'POST', path: `/moves/${id}/undo`, body, idempotencyKey })
            notify(words.begun)
            await onChange()
          }}
        />
      )}
    </article>
  )
}

/** How far it is taken back, or the result. */
function TakenBack({ move: { state, removed, undoneBy, endedAt } }: { move: MoveRecord }) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(moveWords)
  if (state === 'undoing') return <p>{words.undoing}</p>
  return (
    <p>
      {words.undone(
        formatNumber(removed, language),
        undoneBy || words.byCommand,
        formatMoment(endedAt!, language, timeZone),
      )}{' '}
      {removed > 0 && (
        <>
          {words.inBin} <Link to={findScreen('bin').path}>{words.toBin}</Link>
        </>
      )}
    </p>
  )
}
