import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { notify } from '../../../office/notify.ts'
import { postOnce } from '../../../office/post-once.ts'
import { findScreen } from '../../../office/screens.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { Link } from 'react-router'
import { formatMoment, formatNumber } from '../../../words/format.ts'
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
  const canTakeBack = state === 'done' || state === 'running'
  const { title, question, isRunning } = words.confirm
  return (
    <article aria-labelledby={`move-${id}`}>
      <div>
        <h3 id={`move-${id}`}>{label}</h3>
        <p className="meta">
          <b className="mark">{words.states[state]}</b>
          <time dateTime={startedAt}>{formatMoment(startedAt, language, timeZone)}</time>
          <span>{words.number(formatNumber(id, language))}</span>
        </p>
        {state === 'running' && <p>{words.running}</p>}
        <div role="status">{!canTakeBack && <TakenBack move={move} />}</div>
      </div>
      {(canTakeBack || Object.keys(records).length > 0) && (
        <KindCounts title={words.here[state]} counts={records} />
      )}
      <details className="fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          {words.report}
          <span className="vh">: {label}</span>
        </summary>
        {isOpen && <MoveReportView move={move} />}
      </details>
      {canTakeBack && (
        <div>
          <Button variant="outline" color="red" onClick={() => setIsAsking(true)}>
            {words.takeBack}
            <span className="vh">: {label}</span>
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={title}
          question={state === 'running' ? `${question} ${isRunning}` : question}
          subject={label}
          action={words.takeBack}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            await postOnce({ path: `/moves/${id}/undo` })
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
