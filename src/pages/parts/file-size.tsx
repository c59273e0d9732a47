import { fileKindOf, formatSize } from '../../words/format.ts'
import { usePage } from './page-context.tsx'

interface NamedFile {
  fileName: string
  fileSize: number
}

/** Shows `PDF, ১৮০ কেবি`, so that visitors know the amount of data before the download. */
export function FileSize({ file }: { file: NamedFile }) {
  const { language } = usePage()
  return (
    <small>
      <span lang="en">{fileKindOf(file.fileName)}</span>
      {`, ${formatSize(file.fileSize, language)}`}
    </small>
  )
}
