import type { DocumentKind } from '../../../../content.ts'
import { callApi } from '../../../../office/api-client.ts'
import { ConfirmDialog } from '../../../../office/confirm-dialog.tsx'
import { notify } from '../../../../office/notify.ts'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import { isPublic } from '../../states.ts'
import { changeWords } from './words.ts'
import { AttachmentsDialog } from './attachments-dialog.tsx'
import { ReplaceFileDialog } from './replace-file-dialog.tsx'
import { documentPath } from '../use-document.ts'

export type Action =
  | 'publish'
  | 'publishAgain'
  | 'toDraft'
  | 'change'
  | 'replaceFile'
  | 'attachments'

export interface ActionDialogProps {
  action: Action
  /** The name of the action. */
  label: string
  kind: DocumentKind
  document: DocumentSummary
  onChanged: () => void
  onPublished: (document: DocumentRecord) => void
  onClose: () => void
}

export function ActionDialog({ action, ...dialog }: ActionDialogProps) {
  const words = useScreenWords(changeWords)
  if (action === 'change') return <ChangeDialog {...dialog} />
  if (action === 'replaceFile') return <ReplaceFileDialog {...dialog} />
  if (action === 'attachments') return <AttachmentsDialog {...dialog} />
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
  return <StateDialog {...dialog} {...confirms[action]} />
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
        onChanged()
        // Its end may be past: then it is not in a list, and the note says so.
        if (saved.state !== 'ended') notify(done)
        if (isPublic(saved.state)) onPublished(saved)
      }}
    />
  )
}
