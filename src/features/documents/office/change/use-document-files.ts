import { useState } from 'react'
import { DOCUMENT_ENDINGS } from '../../../../office/file-field.tsx'
import { useStaff } from '../../../../office/staff-context.tsx'
import { useUnsent } from '../../../../office/unsent.ts'
import { useSending } from '../../../../office/use-sending.ts'
import { formatNumber } from '../../../../words/format.ts'

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
