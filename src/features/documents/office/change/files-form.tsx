import { DialogButtons } from '../../../../office/dialog-buttons.tsx'
import { DOCUMENT_ENDINGS, FileField, UploadProgress } from '../../../../office/file-field.tsx'
import { Form } from '../../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../../office/form-problem.tsx'
import { requireFilled } from '../../../../office/input-problem.ts'
import { useStaff } from '../../../../office/staff-context.tsx'
import { useUnsent } from '../../../../office/unsent.ts'
import type { Sending } from '../../../../office/use-sending.ts'
import { formatNumber } from '../../../../words/format.ts'
import { appendFiles } from '../publish/new-document-body.ts'

type Upload = Parameters<Parameters<Sending['run']>[0]>[0]

/** The form of a dialog that sends one or several files of a document. */
export function FilesForm({
  id,
  label,
  limit,
  files,
  onChange,
  sending,
  send,
  submit,
  close,
  onClose,
}: {
  /** The start of the ids of its fields. */
  id: string
  label: string
  /** A limit besides the size of a file. */
  limit?: string
  files: File[]
  onChange: (files: File[]) => void
  sending: Sending
  send: (body: FormData, upload: Upload) => Promise<void>
  submit: string
  close: string
  onClose: () => void
}) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const problemOf = useFieldProblem(sending.error)
  useUnsent(files.length > 0)
  const sendFiles = async (upload: Upload) => {
    requireFilled({ file: files[0] })
    await send(appendFiles(new FormData(), files), upload)
  }
  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  const size = staffWords.file.documentHint(megabytes)
  return (
    <Form sending={sending} onSubmit={() => void sending.run(sendFiles)}>
      <FormProblem error={sending.error} labels={{ file: label }} idPrefix={id} />
      <div id={`${id}-file`}>
        <FileField
          label={label}
          accept={DOCUMENT_ENDINGS}
          hint={limit === undefined ? size : `${size}; ${limit}`}
          chooseWords={staffWords.file.choose}
          files={files}
          onChange={(next) => {
            sending.forget('file')
            onChange(next)
          }}
          error={problemOf('file')}
          isDisabled={sending.isSending}
          isRequired
          isMultiple
        />
      </div>
      <UploadProgress sending={sending} />
      <DialogButtons
        isSending={sending.isSending}
        onClose={onClose}
        close={close}
        submit={submit}
      />
    </Form>
  )
}
