import { useState } from 'react'
import { EXPORT_KEYS, type ExportFormat, exportUrl, IMPORT_KEYS } from '../../content.ts'
import { Picks } from '../form/picks.tsx'
import { exportLabel } from './download-links.tsx'
import { exportWords } from './export-words.ts'
import { Screen } from './screen.tsx'
import { useScreenWords, useStaff } from './staff-context.tsx'

/** The lists that can be brought in again, and the others. */
const PARTS = (['comesBack', 'staysOut'] as const).map((part) => ({
  part,
  kinds: EXPORT_KEYS.filter((kind) => IMPORT_KEYS.includes(kind) === (part === 'comesBack')),
}))

/** Excel first: it is what clerks open, and lists come back from it unchanged. */
const FORMATS = ['xlsx', 'csv', 'json'] as const satisfies ExportFormat[]

export default function ExportScreen() {
  const words = useScreenWords(exportWords)
  const staffWords = useStaff().words
  const [format, setFormat] = useState<ExportFormat>(FORMATS[0])
  return (
    <Screen screen="export" lead={words.lead}>
      <Picks
        name="format"
        label={words.format}
        values={FORMATS}
        labels={words.formats}
        value={format}
        onPick={setFormat}
      />
      {PARTS.map(({ part, kinds }) => (
        <div key={part} className="list">
          <p id={part}>{words[part]}</p>
          <ul className="card exports" aria-describedby={part}>
            {kinds.map((kind) => (
              <li key={kind}>
                <a href={exportUrl(kind, format)} download>
                  {exportLabel(staffWords, kind)}
                  <span className="vh">: {words.formats[format]}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>{words.files}</p>
    </Screen>
  )
}
