import { fileKindOf, formatNumber, formatSize } from '../../words/format.ts'
import { usePage } from './page-context.tsx'

interface NamedFile {
  fileName: string
  fileSize: number
}

/** Shows `PDF, ২ পাতা, ১৮০ কেবি`, so that visitors know the amount of data before the download. */
export function FileSize({ file, pages = null }: { file: NamedFile; pages?: number | null }) {
  const { language, words } = usePage()
  return (
    <small>
      <span lang="en">{fileKindOf(file.fileName)}</span>
      {pages && `, ${words.document.pages(formatNumber(pages, language))}`}
      {`, ${formatSize(file.fileSize, language)}`}
    </small>
  )
}
