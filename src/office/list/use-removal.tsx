import { type ReactNode, useState } from 'react'
import { callApi } from '../connection/api-client.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { notifyRemoved } from './removed-note.tsx'
import { useStaff } from '../frame/staff-context.tsx'
import { useReload } from '../connection/use-api.ts'

/** Choices below the question of a deletion. */
export interface RemovalChoices {
  children: ReactNode
  /** The words of the button. */
  action: string
  /** Whether the choices are not known yet. */
  isLoading: boolean
  /** The query of the call, which has the choices. */
  query: string
}

/**
 * Deletes a record of the list at `path` after a question, offers to restore it, and loads the list
 * again. `ask` opens the question, and `dialog` is the question about `record`.
 */
export function useRemoval<R extends { _id: string }>(
  path: string,
  nameOf: (record: R) => string,
  {
    noteOf = notifyRestorable,
  }: {
    /** Says that the record is gone. Without it, the record can be restored from the bin. */
    noteOf?: (removed: R, message: string, reload: () => Promise<unknown>) => void
  } = {},
) {
  const { words } = useStaff()
  const reload = useReload(path)
  const [record, setRecord] = useState<R>()
  const dialog = (question: string, { query = '', ...choices }: Partial<RemovalChoices> = {}) =>
    record && (
      <ConfirmDialog
        question={question}
        {...choices}
        subject={nameOf(record)}
        onClose={() => {
          setRecord(undefined)
          // Another clerk may have deleted it first.
          void reload()
        }}
        onConfirm={async () => {
          await callApi({ method: 'DELETE', path: `${path}/${record._id}${query}` })
          noteOf(record, words.common.removed, reload)
          await reload()
        }}
      />
    )
  return { ask: setRecord, record, dialog }
}

function notifyRestorable(
  { _id: id }: { _id: string },
  message: string,
  onRestored: () => Promise<unknown>,
): void {
  notifyRemoved(message, { id, onRestored })
}
