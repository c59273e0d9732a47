import { toLatinDigits } from '@pathshala/bengali/digits'
import { languageOfText } from '../../words/language.ts'
import { usePage } from './page-context.tsx'

/** What an English page says above its rows if some of these texts are in Bengali. */
export function useBengaliNote(texts: readonly string[]): string | undefined {
  const { language, words } = usePage()
  // Pages write digits in their own script.
  const isMixed =
    language === 'en' && texts.some((text) => languageOfText(toLatinDigits(text)) === 'bn')
  return isMixed ? words.someInBengali : undefined
}
