import { MAX_FILES } from '../../../../files/max-files.ts'
import { postOnce } from '../../../../office/post-once.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import type { Sending } from '../../../../office/use-sending.ts'
import { formatNumber } from '../../../../words/format.ts'
import { dialogWords } from './words.ts'
import { FilesForm } from './files-form.tsx'

/** The form that adds attachments. `path` is that of the document's attachments. */
export function AddAttachments({
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
  const words = useScreenWords(dialogWords)
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
