import { EXPORT_KEYS, IMPORT_KEYS } from '../../content.ts'
import { DownloadLinks, exportLabel } from './download-links.tsx'
import { exportWords } from './export-words.ts'
import { Screen } from './screen.tsx'
import { useScreenWords, useStaff } from './staff-context.tsx'

/** The lists that can be brought in again, and the others. */
const PARTS = (['comesBack', 'staysOut'] as const).map((part) => ({
  part,
  kinds: EXPORT_KEYS.filter((kind) => IMPORT_KEYS.includes(kind) === (part === 'comesBack')),
}))

export default function ExportScreen() {
  const words = useScreenWords(exportWords)
  const staffWords = useStaff().words
  return (
    <Screen screen="export" lead={words.lead}>
      {PARTS.map(({ part, kinds }) => (
        <div key={part} className="list">
          <p id={part}>{words[part]}</p>
          <ul className="card items exports" aria-describedby={part}>
            {kinds.map((kind) => (
              <li key={kind}>
                <p className="t">{exportLabel(staffWords, kind)}</p>
                <DownloadLinks kind={kind} isRow />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>{words.files}</p>
    </Screen>
  )
}
