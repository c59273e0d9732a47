import { fileKindOf, formatSize } from '../words/format.ts'
import { usePage } from './page-context.tsx'

interface NamedFile {
  fileName: string
  fileSize: number
}

/** PDF, ১৮০ কেবি: visitors can see the amount of data before they download it. */
export function FileSize({ file }: { file: NamedFile }) {
  const { language } = usePage()
  return (
    <small>
      <span lang="en">{fileKindOf(file.fileName)}</span>
      {`, ${formatSize(file.fileSize, language)}`}
    </small>
  )
}
