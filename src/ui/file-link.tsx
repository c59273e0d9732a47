import { fileKindOf, formatSize } from '../words/format.ts'
import { usePage } from './page-context.tsx'

interface NamedFile {
  fileName: string
  fileSize: number
}

/** PDF, ১৮০ কেবি: what a visitor pays for before she fetches it. */
export function FileSize({ file }: { file: NamedFile }) {
  const { language } = usePage()
  return (
    <small>
      <span lang="en">{fileKindOf(file.fileName)}</span>
      {`, ${formatSize(file.fileSize, language)}`}
    </small>
  )
}
