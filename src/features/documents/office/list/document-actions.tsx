import { useState } from 'react'
import type { DocumentKind } from '../../../../content.ts'
import { fileOf } from '../../../../files/file-of.ts'
import { lazyPart } from '../../../../office/lazy-part.tsx'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import type { ActionDialogProps } from '../change/action-dialog.tsx'
import { actionWords } from './action-words.ts'
import { ChangeDialog } from '../change/change-dialog.tsx'
import { RowMenu } from './row-menu.tsx'

/** Its code is loaded when it opens. */
const ActionDialog = lazyPart<ActionDialogProps>(() =>
  import('../change/action-dialog.tsx').then((part) => part.ActionDialog),
)

export type Action =
  | 'publish'
  | 'publishAgain'
  | 'toDraft'
  | 'change'
  | 'replaceFile'
  | 'attachments'

const ACTIONS: Record<DocumentSummary['state'], Action[]> = {
  draft: ['publish', 'change', 'replaceFile', 'attachments'],
  scheduled: ['publish', 'change', 'replaceFile', 'attachments', 'toDraft'],
  published: ['change', 'replaceFile', 'attachments', 'toDraft'],
  ended: ['publishAgain', 'change', 'replaceFile', 'attachments', 'toDraft'],
}

/** The menu of a document's row. It has the actions that have no button in the row. */
export function DocumentActions({
  kind,
  document,
  onChanged,
  onPublished,
}: {
  kind: DocumentKind
  document: DocumentSummary
  onChanged: () => void
  onPublished: (document: DocumentRecord) => void
}) {
  const words = useScreenWords(actionWords)
  const [open, setOpen] = useState<Action>()
  const labels = {
    ...words,
    publish: words.publishNow,
    replaceFile: fileOf(document) ? words.replaceFile : words.giveFile,
  }
  return (
    <>
      <RowMenu
        label={words.more}
        subject={document.title}
        actions={ACTIONS[document.state].map((action) => ({
          label: labels[action],
          run: () => setOpen(action),
        }))}
      />
      {open === 'change' && (
        <ChangeDialog
          kind={kind}
          document={document}
          onChanged={onChanged}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open && open !== 'change' && (
        <ActionDialog
          action={open}
          label={labels[open]}
          kind={kind}
          document={document}
          onChanged={onChanged}
          onPublished={onPublished}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
