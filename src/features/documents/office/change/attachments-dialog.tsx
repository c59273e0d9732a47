import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DocumentKind } from '../../../../content.ts'
import { nameOfPath } from '../../../../files/stored-name.ts'
import { callApi } from '../../../../office/api-client.ts'
import { ConfirmDialog } from '../../../../office/confirm-dialog.tsx'
import { Loaded } from '../../../../office/loaded.tsx'
import { findScreen } from '../../../../office/screens.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { useReturnedFocus } from '../../../../office/use-returned-focus.ts'
import { type Sending, useSending } from '../../../../office/use-sending.ts'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import { changeWords } from './words.ts'
import { documentPath, useDocument } from '../use-document.ts'
import { fileKindOf, formatNumber, formatSize } from '../../../../words/format.ts'
import { MAX_FILES } from '../../../../files/max-files.ts'
import { postOnce } from '../../../../office/post-once.ts'
import { FilesForm } from './files-form.tsx'

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
  const words = useScreenWords(changeWords)
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

type Attachment = DocumentRecord['attachments'][number]

function AttachmentList({
  attachments,
  isDisabled,
  onRemove,
}: {
  attachments: Attachment[]
  isDisabled: boolean
  onRemove: (attachment: Attachment) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(changeWords)
  if (attachments.length === 0) return <p className="s">{words.noAttachments}</p>
  return (
    <ul>
      {attachments.map((attachment) => {
        const { filePath, fileName, fileSize } = attachment
        return (
          <li key={filePath} className="chosen">
            <p>
              <a href={`/${filePath}`} target="_blank" rel="noopener" lang="bn">
                {fileName}
              </a>{' '}
              <span className="s">
                <span lang="en">{fileKindOf(fileName)}</span>, {formatSize(fileSize, language)}
              </span>
            </p>
            <Button variant="default" disabled={isDisabled} onClick={() => onRemove(attachment)}>
              {words.removeAttachment}
              <span className="vh">: {fileName}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** The form that adds attachments. `path` is that of the document's attachments. */
function AddAttachments({
  path,
  onAdded,
  ...form
}: {
  path: string
  files: File[]
  onChange: (files: File[]) => void
  sending: Sending
  onAdded: () => Promise<void>
  onClose: () => void
}) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(changeWords)
  return (
    <FilesForm
      id="attachments"
      label={words.addAttachments}
      limit={words.atOnce(formatNumber(MAX_FILES, language))}
      submit={words.add}
      close={staffWords.common.close}
      send={async (body, upload) => {
        await postOnce({ path, body, ...upload })
        form.onChange([])
        await onAdded()
      }}
      {...form}
    />
  )
}
