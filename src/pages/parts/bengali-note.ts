import { languageOfText } from '../../words/language.ts'
import { usePage } from './page-context.tsx'

/** What an English page says above its rows if some of these texts are in Bengali. */
export function useBengaliNote(texts: readonly string[]): string | undefined {
  const { language, words } = usePage()
  const isMixed = language === 'en' && texts.some((text) => languageOfText(text) === 'bn')
  return isMixed ? words.someInBengali : undefined
}
