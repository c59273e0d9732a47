import { EXPORT_KEYS, IMPORT_KEYS } from '../../content.ts'
import { DownloadLinks, exportLabel } from './download-links.tsx'
import { exportWords } from './export-words.ts'
import { Screen } from './screen.tsx'
import { useScreenWords, useStaff } from './staff-context.tsx'

export default function ExportScreen() {
  const words = useScreenWords(exportWords)
  const staffWords = useStaff().words
  return (
    <Screen screen="export" lead={words.lead}>
      <ul className="card items exports">
        {EXPORT_KEYS.map((kind) => (
          <li key={kind}>
            <p className="t">{exportLabel(staffWords, kind)}</p>
            <DownloadLinks kind={kind} isRow />
            <p className="s">{IMPORT_KEYS.includes(kind) ? words.comesBack : words.staysOut}</p>
          </li>
        ))}
      </ul>
      <p>{words.files}</p>
    </Screen>
  )
}
