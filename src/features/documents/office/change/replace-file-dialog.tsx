import { Modal } from '@mantine/core'
import { fileOf } from '../../../../files/file-of.ts'
import { callApi } from '../../../../office/api-client.ts'
import { notify } from '../../../../office/notify.ts'
import { useScreenWords } from '../../../../office/staff-context.tsx'
import { useReturnedFocus } from '../../../../office/use-returned-focus.ts'
import { changeWords } from './words.ts'
import { DialogButtons } from '../../../../office/dialog-buttons.tsx'
import { FilesForm } from '../../../../office/files-form.tsx'
import { appendFiles } from '../publish/new-document-body.ts'
import { useDocumentFiles } from './use-document-files.ts'
import { type DocumentDialogProps, documentPath } from '../use-document.ts'

/** Replaces the file of a document, or adds the first file. Its number, page and date stay. */
export function ReplaceFileDialog({
  label,
  kind,
  document,
  onChanged,
  onClose,
}: DocumentDialogProps) {
  const words = useScreenWords(changeWords)
  const { hint, done } = fileOf(document)
    ? { hint: words.replaceHint, done: words.replaced }
    : { hint: words.addFileHint, done: words.fileAdded }
  useReturnedFocus()
  const field = useDocumentFiles()
  return (
    <Modal opened onClose={onClose} title={label} centered>
      <p lang="bn">
        <b>{document.title}</b>
      </p>
      <p className="s">{hint}</p>
      <FilesForm
        {...field}
        idPrefix="replace"
        label={words.newFile}
        send={async (chosen, upload) => {
          const path = `${documentPath(kind, document._id)}/file`
          const body = appendFiles(new FormData(), chosen)
          await callApi({ method: 'PUT', path, body, version: document.version, ...upload })
          notify(done)
          onChanged()
          onClose()
        }}
      >
        <DialogButtons isSending={field.sending.isSending} onClose={onClose} submit={label} />
      </FilesForm>
    </Modal>
  )
}
