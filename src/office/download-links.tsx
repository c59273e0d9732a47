import { type ExportKey, EXPORT_FORMATS, exportUrl } from '../content.ts'
import { exportWords } from './export-words.ts'
import { useScreenWords, useStaff } from './staff-context.tsx'

/** Downloads of all records of a kind. */
export function DownloadLinks({ kind }: { kind: ExportKey }) {
  const words = useScreenWords(exportWords)
  const name = useStaff().words.screens[kind]
  return (
    <p className="downloads">
      {words.all}{' '}
      {EXPORT_FORMATS.map((format) => (
        <a key={format} href={exportUrl(kind, format)} download>
          {words.formats[format]}
          <span className="vh">: {name}</span>
        </a>
      ))}
    </p>
  )
}
