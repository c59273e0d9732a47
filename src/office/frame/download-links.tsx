import { type ExportKey, EXPORT_FORMATS, exportUrl } from '../../content.ts'
import { exportWords } from './export-words.ts'
import { useScreenWords, useStaff } from './staff-context.tsx'
import type { StaffWords } from '../../words/staff-words.ts'

/** Downloads of all records of a kind. */
export function DownloadLinks({ kind }: { kind: ExportKey }) {
  const words = useScreenWords(exportWords)
  const name = exportLabel(useStaff().words, kind)
  return (
    <p className="line downloads">
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

/** Past years have no screen of their own. */
export function exportLabel({ screens, kinds }: StaffWords, kind: ExportKey): string {
  return kind === 'studentYears' || kind === 'albums' ? kinds[kind] : screens[kind]
}
