import { Button } from '@mantine/core'
import { notify } from '../frame/notify.ts'
import { postOnce } from '../form/post-once.ts'
import { describeProblem } from '../form/problem-words.ts'
import { useStaff } from '../frame/staff-context.tsx'
import { useSending } from '../form/use-sending.ts'

/** Enough time to notice a mistake. After that, the clerk can restore it from the bin. */
const OFFERED_MS = 20_000

/** Says that something was moved to the bin, and offers to restore it. */
export function notifyRemoved(
  message: string,
  { id, onRestored }: { id: string; onRestored: () => Promise<unknown> },
): void {
  const restore = async () => {
    await postOnce({ path: `/admin/bin/${id}/restore` })
    void onRestored()
  }
  notify(<UndoNote message={message} isInBin restore={restore} />, OFFERED_MS)
}

/** Says that something was removed, and offers to restore it. */
export function notifyUndo(
  message: string,
  restore: () => Promise<void>,
  restored: string,
  label?: string,
): void {
  notify(
    <UndoNote message={message} restore={restore} restored={restored} label={label} />,
    OFFERED_MS,
  )
}

function UndoNote({
  message,
  isInBin = false,
  restore,
  restored,
  label,
}: {
  message: string
  isInBin?: boolean
  restore: () => Promise<void>
  restored?: string
  label?: string | undefined
}) {
  const { words, language } = useStaff()
  const sending = useSending()
  const undo = async () => {
    if (await sending.run(restore)) notify(restored ?? words.common.restored)
  }
  return (
    <div className="line undo-note">
      <span>
        {message} {isInBin && <span className="in-bin">{words.common.inBin} </span>}
        {sending.error !== undefined && (
          <span role="alert">{describeProblem(sending.error, words, language)} </span>
        )}
      </span>
      <Button variant="default" loading={sending.isSending} onClick={() => void undo()}>
        {label ?? words.common.restore}
      </Button>
    </div>
  )
}
