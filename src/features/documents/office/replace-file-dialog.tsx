import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import type { DocumentKind } from '../../../content.ts'
import { fileOf } from '../../../files/file-of.ts'
import { callApi } from '../../../office/api-client.ts'
import { DOCUMENT_ENDINGS, FileField, UploadProgress } from '../../../office/file-field.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useReturnedFocus } from '../../../office/use-returned-focus.ts'
import { useSending } from '../../../office/use-sending.ts'
import { useUnsent } from '../../../office/unsent.ts'
import { formatNumber } from '../../../words/format.ts'
import type { DocumentSummary } from '../schema.ts'
import { dialogWords } from './dialog-words.ts'
import { appendFiles } from './new-document-body.ts'
import { documentPath } from './use-document.ts'

/** Gives a document another file, or its first one. Its number, page and date stay. */
export function ReplaceFileDialog({
  label,
  kind,
  document,
  onChanged,
  onClose,
}: {
  label: string
  kind: DocumentKind
  document: DocumentSummary
  onChanged: () => void
  onClose: () => void
}) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(dialogWords)
  const { hint, done } = fileOf(document)
    ? { hint: words.replaceHint, done: words.replaced }
    : { hint: words.giveFileHint, done: words.given }
  useReturnedFocus()
  const [files, setFiles] = useState<File[]>([])
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  useUnsent(files.length > 0)

  const replace = async () => {
    const isDone = await sending.run(async (upload) => {
      requireFilled({ file: files[0] })
      const body = await appendFiles(new FormData(), files)
      const path = `${documentPath(kind, document._id)}/file`
      await callApi({ method: 'PUT', path, body, version: document.version, ...upload })
    })
    if (!isDone) return
    notify(done)
    onChanged()
    onClose()
  }

  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  return (
    <Modal opened onClose={onClose} title={label} centered>
      <FormProblem error={sending.error} labels={{ file: words.newFile }} idPrefix="replace" />
      <p lang="bn">
        <b>{document.title}</b>
      </p>
      <p className="s">{hint}</p>
      <Form sending={sending} onSubmit={() => void replace()}>
        <div id="replace-file">
          <FileField
            label={words.newFile}
            accept={DOCUMENT_ENDINGS}
            hint={staffWords.file.documentHint(megabytes)}
            chooseWords={staffWords.file.choose}
            files={files}
            onChange={(next) => {
              sending.forget('file')
              setFiles(next)
            }}
            error={problemOf('file')}
            isDisabled={sending.isSending}
            isRequired
            isMultiple
          />
        </div>
        <UploadProgress sending={sending} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {staffWords.common.cancel}
          </Button>
          <Button type="submit" loading={sending.isSending}>
            {label}
          </Button>
        </Group>
      </Form>
    </Modal>
  )
}
