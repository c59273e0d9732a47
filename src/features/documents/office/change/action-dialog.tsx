import { useState } from 'react'
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
import { NotifyTick } from '../publish/notify-tick.tsx'
import { type DocumentDialogProps, documentPath, useNotification } from '../use-document.ts'
import { NotifyDialog } from './notify-dialog.tsx'

export type Action = StateAction | 'change' | 'replaceFile' | 'attachments' | 'notify'

export interface ActionDialogProps extends DocumentDialogProps {
  action: Action
  onPublished: (document: DocumentRecord) => void
}

type StateAction = 'publish' | 'publishAgain' | 'toDraft'

/** The dialog of an action. */
export function ActionDialog({ action, onPublished, ...dialog }: ActionDialogProps) {
  if (action === 'change') return <ChangeDialog {...dialog} />
  if (action === 'replaceFile') return <ReplaceFileDialog {...dialog} />
  if (action === 'attachments') return <AttachmentsDialog {...dialog} />
  if (action === 'notify') return <NotifyDialog {...dialog} />
  return <StateDialog action={action} onPublished={onPublished} {...dialog} />
}

/** Confirms an action that only changes the state. */
function StateDialog({
  action,
  label,
  kind,
  document,
  onChanged,
  onPublished,
  onClose,
}: ActionDialogProps & { action: StateAction }) {
  const words = useScreenWords(changeWords)
  const { state } = useNotification(kind, document._id, action === 'publish').data ?? {}
  const [chosen, setChosen] = useState<boolean>()
  const isNotified = chosen ?? state !== 'muted'
  const { question, done, body } = {
    publish: {
      question: words.publishQuestion,
      done: words.published,
      body: { draft: false, publishAt: null, notifyFollowers: isNotified },
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
    >
      {action === 'publish' && (
        <NotifyTick
          kind={kind}
          topic={document.topic}
          date={document.date}
          createdAt={document.createdAt}
          isChecked={isNotified}
          onChange={setChosen}
        />
      )}
    </ConfirmDialog>
  )
}
