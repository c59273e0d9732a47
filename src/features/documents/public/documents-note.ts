import { useBengaliNote } from '../../../pages/parts/bengali-note.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { languageOfText } from '../../../words/language.ts'
import type { DocumentSummary } from '../schema.ts'

/** What an English page says beside documents: all of them are in Bengali, or some are. */
export function useDocumentsNote(documents: DocumentSummary[] = []): string | undefined {
  const { words } = usePage()
  const titles = documents.map(({ title }) => title)
  const some = useBengaliNote(titles)
  const areMixed = titles.some((title) => languageOfText(title) === 'en')
  return areMixed ? some : words.list.inBengali || undefined
}
