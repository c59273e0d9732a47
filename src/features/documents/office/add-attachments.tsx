import { Button, Group } from '@mantine/core'
import { MAX_FILES } from '../../../files/max-files.ts'
import { DOCUMENT_ENDINGS, FileField, UploadProgress } from '../../../office/file-field.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { postOnce } from '../../../office/post-once.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useUnsent } from '../../../office/unsent.ts'
import type { Sending } from '../../../office/use-sending.ts'
import { formatNumber } from '../../../words/format.ts'
import { dialogWords } from './dialog-words.ts'
import { appendFiles } from './new-document-body.ts'

/** The form that adds attachments. `path` is that of the document's attachments. */
export function AddAttachments({
  path,
  files,
  onChange,
  sending,
  onAdded,
  onClose,
}: {
  path: string
  files: File[]
  onChange: (files: File[]) => void
  sending: Sending
  onAdded: () => Promise<void>
  onClose: () => void
}) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(dialogWords)
  const problemOf = useFieldProblem(sending.error)
  useUnsent(files.length > 0)

  const add = async () => {
    await sending.run(async (upload) => {
      requireFilled({ file: files[0] })
      await postOnce({ path, body: await appendFiles(new FormData(), files), ...upload })
      onChange([])
      await onAdded()
    })
  }

  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  const atOnce = words.atOnce(formatNumber(MAX_FILES, language))
  return (
    <Form sending={sending} onSubmit={() => void add()}>
      <FormProblem
        error={sending.error}
        labels={{ file: words.addAttachments }}
        idPrefix="attachments"
      />
      <div id="attachments-file">
        <FileField
          label={words.addAttachments}
          accept={DOCUMENT_ENDINGS}
          hint={`${staffWords.file.documentHint(megabytes)}; ${atOnce}`}
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
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {staffWords.common.close}
        </Button>
        <Button type="submit" loading={sending.isSending}>
          {words.add}
        </Button>
      </Group>
    </Form>
  )
}
