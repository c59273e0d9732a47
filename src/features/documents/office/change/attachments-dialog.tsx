import { Modal } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DocumentKind } from '../../../../content.ts'
import { nameOfPath } from '../../../../files/stored-name.ts'
import { callApi } from '../../../../office/api-client.ts'
import { ConfirmDialog } from '../../../../office/confirm-dialog.tsx'
import { Loaded } from '../../../../office/loaded.tsx'
import { findScreen } from '../../../../office/screens.ts'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { useReturnedFocus } from '../../../../office/use-returned-focus.ts'
import { useSending } from '../../../../office/use-sending.ts'
import type { DocumentSummary } from '../../schema.ts'
import { dialogWords } from './words.ts'
import { AddAttachments } from './add-attachments.tsx'
import { type Attachment, AttachmentList } from './attachment-list.tsx'
import { documentPath, useDocument } from '../use-document.ts'

interface AttachmentsDialogProps {
  label: string
  kind: DocumentKind
  document: DocumentSummary
  onChanged: () => void
  onClose: () => void
}

/** Adds attachments to a document and removes them. */
export function AttachmentsDialog({
  label,
  kind,
  document,
  onChanged,
  onClose,
}: AttachmentsDialogProps) {
  const words = useScreenWords(dialogWords)
  useReturnedFocus()
  const query = useDocument(kind, document._id)
  const [files, setFiles] = useState<File[]>([])
  const sending = useSending()
  const [removed, setRemoved] = useState<Attachment>()
  const [done, setDone] = useState<'added' | 'removed'>()
  const path = `${documentPath(kind, document._id)}/attachments`
  const reload = async () => {
    onChanged()
    await query.refetch()
  }

  // In the place of the other dialog: a dialog above a dialog would hide it on a phone.
  if (removed) {
    return (
      <ConfirmDialog
        title={label}
        question={words.removeAttachmentQuestion}
        subject={removed.fileName}
        action={words.removeAttachment}
        onClose={() => setRemoved(undefined)}
        onConfirm={async () => {
          const one = `${path}/${nameOfPath(removed.filePath)}`
          // Also after a failure: someone else may have removed it first.
          await callApi({ method: 'DELETE', path: one }).finally(reload)
          setDone('removed')
        }}
      />
    )
  }
  return (
    <Modal opened onClose={onClose} title={label} centered>
      <p lang="bn">
        <b>{document.title}</b>
      </p>
      <Loaded query={query} lead={words.attachmentsFailed}>
        {({ attachments }) => (
          <AttachmentList
            attachments={attachments}
            isDisabled={sending.isSending}
            onRemove={setRemoved}
          />
        )}
      </Loaded>
      {/* Notifications are behind a dialog. */}
      {done === 'added' && <p role="status">{words.added}</p>}
      {done === 'removed' && (
        <p role="status">
          {words.attachmentRemoved} <Link to={findScreen('history').path}>{words.bringBack}</Link>
        </p>
      )}
      <AddAttachments
        path={path}
        files={files}
        onChange={setFiles}
        sending={sending}
        onAdded={async () => {
          await reload()
          setDone('added')
        }}
        onClose={onClose}
      />
    </Modal>
  )
}
