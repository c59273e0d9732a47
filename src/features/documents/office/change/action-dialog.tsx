import { callApi } from '../../../../office/api-client.ts'
import { ConfirmDialog } from '../../../../office/confirm-dialog.tsx'
import { notify } from '../../../../office/notify.ts'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import type { DocumentRecord } from '../../schema.ts'
import { isPublic } from '../../states.ts'
import { changeWords } from './words.ts'
import { AttachmentsDialog } from './attachments-dialog.tsx'
import { ReplaceFileDialog } from './replace-file-dialog.tsx'
import { type DocumentDialogProps, documentPath } from '../use-document.ts'

export type Action =
  | 'publish'
  | 'publishAgain'
  | 'toDraft'
  | 'change'
  | 'replaceFile'
  | 'attachments'

export interface ActionDialogProps extends DocumentDialogProps {
  action: Action
  onPublished: (document: DocumentRecord) => void
}

/** The dialog of an action. An action that only changes the state is confirmed. */
export function ActionDialog({ action, onPublished, ...dialog }: ActionDialogProps) {
  const words = useScreenWords(changeWords)
  if (action === 'change') return <ChangeDialog {...dialog} />
  if (action === 'replaceFile') return <ReplaceFileDialog {...dialog} />
  if (action === 'attachments') return <AttachmentsDialog {...dialog} />
  const { label, kind, document, onChanged, onClose } = dialog
  const { question, done, body } = {
    publish: {
      question: words.publishQuestion,
      done: words.published,
      body: { draft: false, publishAt: null },
    },
    publishAgain: {
      question: words.publishAgainQuestion,
      done: words.published,
      body: { endsAt: null },
    },
    toDraft: {
      question: words.toDraftQuestion,
      done: words.isDraft,
      body: { draft: true, publishAt: null },
    },
  }[action]
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
        const saved = await callApi<DocumentRecord>({ method: 'PUT', path, body })
        onChanged()
        // A document whose end is past is not in any list, and the note says so.
        if (saved.state !== 'ended') notify(done)
        if (isPublic(saved.state)) onPublished(saved)
      }}
    />
  )
}
