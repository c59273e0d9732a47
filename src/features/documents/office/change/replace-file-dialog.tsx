import { Modal } from '@mantine/core'
import { useState } from 'react'
import { fileOf } from '../../../../files/file-of.ts'
import { callApi } from '../../../../office/api-client.ts'
import { notify } from '../../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { useReturnedFocus } from '../../../../office/use-returned-focus.ts'
import { useSending } from '../../../../office/use-sending.ts'
import { changeWords } from './words.ts'
import { FilesForm } from './files-form.tsx'
import { type DocumentDialogProps, documentPath } from '../use-document.ts'

/** Replaces the file of a document, or adds the first file. Its number, page and date stay. */
export function ReplaceFileDialog({
  label,
  kind,
  document,
  onChanged,
  onClose,
}: DocumentDialogProps) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(changeWords)
  const { hint, done } = fileOf(document)
    ? { hint: words.replaceHint, done: words.replaced }
    : { hint: words.addFileHint, done: words.fileAdded }
  useReturnedFocus()
  const [files, setFiles] = useState<File[]>([])
  const sending = useSending()
  return (
    <Modal opened onClose={onClose} title={label} centered>
      <p lang="bn">
        <b>{document.title}</b>
      </p>
      <p className="s">{hint}</p>
      <FilesForm
        id="replace"
        label={words.newFile}
        files={files}
        onChange={setFiles}
        sending={sending}
        submit={label}
        close={staffWords.common.cancel}
        onClose={onClose}
        send={async (body, upload) => {
          const path = `${documentPath(kind, document._id)}/file`
          await callApi({ method: 'PUT', path, body, version: document.version, ...upload })
          notify(done)
          onChanged()
          onClose()
        }}
      />
    </Modal>
  )
}
