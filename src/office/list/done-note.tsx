import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'

/**
 * What an act with many records has done, and its undo. The button that was pressed is usually gone,
 * so the note takes the focus.
 */
export function DoneNote({
  message,
  undo,
  isSending,
  takesFocus = true,
  onUndo,
}: {
  message: string
  /** The words of its button; absent if nothing can be undone. */
  undo: string | undefined
  isSending: boolean
  takesFocus?: boolean
  onUndo: () => void
}) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return undefined
    // After the dialog that asked has returned the focus to its button.
    const timer = setTimeout(() => note.current?.focus(), 50)
    return () => clearTimeout(timer)
  }, [message, takesFocus])
  return (
    <div className="row done" role="status" tabIndex={-1} ref={note}>
      <p>{message}</p>
      {undo !== undefined && (
        <Button variant="default" loading={isSending} onClick={onUndo}>
          {undo}
        </Button>
      )}
    </div>
  )
}
