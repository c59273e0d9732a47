import { useState } from 'react'
import { Act } from '../../../office/act.tsx'
import { callApi } from '../../../office/api-client.ts'
import { notify } from '../../../office/notify.ts'
import { newIdempotencyKey } from '../../../office/post-once.ts'
import { findScreen } from '../../../office/screens.ts'
import { useIsAdmin, useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { Link } from 'react-router'
import { formatMoment, formatNumber } from '../../../words/format.ts'
import { ProofDialog } from '../../accounts/office/proof-dialog.tsx'
import type { MoveRecord } from '../schema.ts'
import { KindCounts } from './kind-counts.tsx'
import { MoveReportView } from './move-report.tsx'
import { moveWords } from './words.ts'

export function MoveCard({
  move,
  onChange,
}: {
  move: MoveRecord
  onChange: () => Promise<unknown>
}) {
  const { language, timeZone } = useStaff()
  const words = useScreenWords(moveWords)
  const [isAsking, setIsAsking] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { id, label, startedAt, state, records } = move
  const isHere = state === 'done' || state === 'running'
  const isAdmin = useIsAdmin()
  const { title, question, isRunning, proof } = words.confirm
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
      {(isHere || Object.keys(records).length > 0) && (
        <KindCounts title={words.here[state]} counts={records} />
      )}
      <details className="fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {words.report}
          <span className="vh">: {label}</span>
        </summary>
        {isOpen && <MoveReportView move={move} />}
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
