import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import type { DocumentSummary } from '../../schema.ts'
import { hiddenWords } from './words.ts'

/** What files contain and their pages do not show, by name. */
export function HiddenParts({ parts }: { parts: DocumentSummary['hiddenParts'] }) {
  const words = useScreenWords(hiddenWords).parts
  return (
    <ul className="points hidden-parts">
      {parts.map(({ kind, name, filePath }) => (
        <li key={`${filePath} ${kind} ${name}`}>{words[kind](name)}</li>
      ))}
    </ul>
  )
}
