import { Modal } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { nameOfPath } from '../../../../files/stored-name.ts'
import { Act } from '../../../../office/list/act.tsx'
import { callApi } from '../../../../office/shell/api-client.ts'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { Loaded } from '../../../../office/shell/loaded.tsx'
import { findScreen } from '../../../../office/shell/screens.ts'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import { useReturnedFocus } from '../../../../office/form/use-returned-focus.ts'
import type { DocumentRecord } from '../../schema.ts'
import { HiddenParts } from '../hidden/hidden-parts.tsx'
import { hiddenWords } from '../hidden/words.ts'
import { changeWords } from './words.ts'
import { type DocumentDialogProps, documentPath, useDocument } from '../use-document.ts'
import { fileKindOf, formatNumber, formatSize } from '../../../../words/format.ts'
import { MAX_FILES } from '../../../../files/max-files.ts'
import { postOnce } from '../../../../office/form/post-once.ts'
import { DialogButtons } from '../../../../office/form/dialog-buttons.tsx'
import { FilesForm } from '../../../../office/form/files-form.tsx'
import { appendFiles } from '../publish/new-document-body.ts'
import { DOCUMENT_ENDINGS } from '../../../../office/form/file-field.tsx'
import { useUnsent } from '../../../../office/draft/unsent.ts'
import { useSending } from '../../../../office/form/use-sending.ts'

/** Adds attachments to a document and removes them. */
export function AttachmentsDialog({
  label,
  kind,
  document,
  onChanged,
  onClose,
}: DocumentDialogProps) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(changeWords)
  useReturnedFocus()
  const query = useDocument(kind, document._id)
  const field = useDocumentFiles()
  const [removed, setRemoved] = useState<Attachment>()
  const [done, setDone] = useState<'added' | 'hiding' | 'removed'>()
  const path = `${documentPath(kind, document._id)}/attachments`
  const reload = async () => {
    onChanged()
    await query.refetch()
  }

  // Replaces the dialog. On a phone, a second dialog would hide the first.
  if (removed) {
    return (
      <ConfirmDialog
        title={label}
        question={words.removeAttachmentQuestion}
        subject={removed.fileName}
        action={words.removeAttachment}
        onClose={() => setRemoved(undefined)}
        onConfirm={async () => {
          const removedPath = `${path}/${nameOfPath(removed.filePath)}`
          // Reloads after a failure too, because another clerk may have removed it first.
          await callApi({ method: 'DELETE', path: removedPath }).finally(reload)
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
        {({ attachments, hiddenParts }) => (
          <AttachmentList
            attachments={attachments}
            hiddenParts={hiddenParts}
            isDisabled={field.sending.isSending}
            onRemove={setRemoved}
          />
        )}
      </Loaded>
      {/* A dialog hides notifications. */}
      {done === 'added' && <p role="status">{words.added}</p>}
      {done === 'hiding' && <p role="status">{words.addedHiding}</p>}
      {done === 'removed' && (
        <p role="status">
          {words.attachmentRemoved} <Link to={findScreen('history').path}>{words.bringBack}</Link>
        </p>
      )}
      <FilesForm
        {...field}
        idPrefix="attachments"
        label={words.addAttachments}
        hint={`${field.hint}; ${words.atOnce(formatNumber(MAX_FILES, language))}`}
        send={async (chosen, upload) => {
          const body = appendFiles(new FormData(), chosen)
          const saved = await postOnce<DocumentRecord>({ path, body, ...upload })
          const before = new Set(query.data?.attachments.map(({ filePath }) => filePath))
          const isNew = (filePath?: string) => filePath !== undefined && !before.has(filePath)
          field.onChange([])
          await reload()
          setDone(saved.hiddenParts.some(({ filePath }) => isNew(filePath)) ? 'hiding' : 'added')
        }}
      >
        <DialogButtons
          isSending={field.sending.isSending}
          onClose={onClose}
          close={staffWords.common.close}
          submit={words.add}
        />
      </FilesForm>
    </Modal>
  )
}

type Attachment = DocumentRecord['attachments'][number]

function AttachmentList({
  attachments,
  hiddenParts,
  isDisabled,
  onRemove,
}: {
  attachments: Attachment[]
  hiddenParts: DocumentRecord['hiddenParts']
  isDisabled: boolean
  onRemove: (attachment: Attachment) => void
}) {
  const { language } = useStaff()
  const words = useScreenWords(changeWords)
  const { title } = useScreenWords(hiddenWords)
  if (attachments.length === 0) return <p className="s">{words.noAttachments}</p>
  return (
    <ul>
      {attachments.map((attachment) => {
        const { filePath, fileName, fileSize } = attachment
        const parts = hiddenParts.filter((part) => part.filePath === filePath)
        return (
          <li key={filePath} className="chosen">
            <div className="grow">
              <p>
                <a href={`/${filePath}`} target="_blank" rel="noopener" lang="bn">
                  {fileName}
                </a>{' '}
                <span className="s">
                  <span lang="en">{fileKindOf(fileName)}</span>, {formatSize(fileSize, language)}
                </span>
              </p>
              {parts.length > 0 && (
                <div className="gentle">
                  <p>
                    <b>{title}</b>
                  </p>
                  <HiddenParts parts={parts} />
                </div>
              )}
            </div>
            <Act of={fileName} disabled={isDisabled} onClick={() => onRemove(attachment)}>
              {words.removeAttachment}
            </Act>
          </li>
        )
      })}
    </ul>
  )
}

/** The files that a dialog of a document sends, as the attributes of its form. */
export function useDocumentFiles() {
  const { words, language, maxUploadBytes } = useStaff()
  const [files, onChange] = useState<File[]>([])
  const sending = useSending()
  useUnsent(files.length > 0)
  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  return {
    files,
    onChange,
    sending,
    accept: DOCUMENT_ENDINGS,
    hint: words.file.documentHint(megabytes),
    chooseWords: words.file.choose,
    isMultiple: true,
  }
}
