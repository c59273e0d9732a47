import { useState } from 'react'
import type { DocumentKind } from '../../../content.ts'
import { fileOf } from '../../../files/file-of.ts'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { lazyPart } from '../../../office/lazy-part.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import type { DocumentRecord, DocumentSummary } from '../schema.ts'
import { actionWords } from './action-words.ts'
import type { AttachmentsDialogProps } from './attachments-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ReplaceFileDialog } from './replace-file-dialog.tsx'
import { RowMenu } from './row-menu.tsx'
import { documentPath } from './use-document.ts'

/** Their code is loaded when they open. */
const AttachmentsDialog = lazyPart<AttachmentsDialogProps>(() =>
  import('./attachments-dialog.tsx').then((part) => part.AttachmentsDialog),
)

type Action = 'publish' | 'publishAgain' | 'toDraft' | 'change' | 'replaceFile' | 'attachments'

const ACTIONS: Record<DocumentSummary['state'], Action[]> = {
  draft: ['publish', 'change', 'replaceFile', 'attachments'],
  scheduled: ['publish', 'change', 'replaceFile', 'attachments', 'toDraft'],
  published: ['change', 'replaceFile', 'attachments', 'toDraft'],
  ended: ['publishAgain', 'change', 'replaceFile', 'attachments', 'toDraft'],
}

/** What can be done with a document besides what has a button of its own. */
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
  const close = () => setOpen(undefined)
  const dialog = { kind, document, onChanged, onClose: close }
  const labels = {
    ...words,
    publish: words.publishNow,
    replaceFile: fileOf(document) ? words.replaceFile : words.giveFile,
  }
  const confirms = {
    publish: {
      question: words.publishQuestion,
      done: words.published,
      change: { draft: false, publishAt: null },
    },
    publishAgain: {
      question: words.publishAgainQuestion,
      done: words.published,
      change: { endsAt: null },
    },
    toDraft: {
      question: words.toDraftQuestion,
      done: words.isDraft,
      change: { draft: true, publishAt: null },
    },
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
      {open === 'change' && <ChangeDialog {...dialog} />}
      {open === 'replaceFile' && <ReplaceFileDialog {...dialog} />}
      {open === 'attachments' && <AttachmentsDialog {...dialog} />}
      {open && open in confirms && (
        <StateDialog
          {...dialog}
          label={labels[open]}
          {...confirms[open as keyof typeof confirms]}
          onPublished={onPublished}
        />
      )}
    </>
  )
}

/** Asks before the document changes its state. */
function StateDialog({
  kind,
  document,
  label,
  question,
  done,
  change,
  onChanged,
  onPublished,
  onClose,
}: {
  kind: DocumentKind
  document: DocumentSummary
  label: string
  question: string
  done: string
  change: object
  onChanged: () => void
  onPublished: (document: DocumentRecord) => void
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      title={label}
      question={question}
      subject={document.title}
      action={label}
      color="green"
      onClose={onClose}
      onConfirm={async () => {
        const path = documentPath(kind, document._id)
        const saved = await callApi<DocumentRecord>({ method: 'PUT', path, body: change })
        notify(done)
        onChanged()
        if (saved.state === 'published') onPublished(saved)
      }}
    />
  )
}
