import type { SiteRecord } from '../features/profile/schema.ts'
import type { Words } from '../words/bn.ts'
import { inDigits } from '../words/format.ts'
import type { Language } from '../words/language.ts'

/** নীলগঞ্জ সদর, নীলগঞ্জ · স্থাপিত ১৯৭৬; empty if neither is known. */
export function schoolPlace(
  { place, placeEnglish, established }: SiteRecord,
  words: Words,
  language: Language,
): string {
  const since = established && `${words.frame.established} ${inDigits(established, language)}`
  return [(language === 'en' && placeEnglish) || place, since].filter(Boolean).join(' · ')
}
