import type { SiteRecord } from '../features/profile/schema.ts'
import type { Words } from '../words/public-words.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { type Language, recordIn } from '../words/language.ts'

/** `place` is like নীলগঞ্জ সদর, নীলগঞ্জ, `since` like স্থাপিত ১৯৭৬. Unknown values are empty. */
export function schoolPlace(
  site: SiteRecord,
  words: Words,
  language: Language,
): { place: string; since: string } {
  const { place, established } = recordIn(language, site)
  const since = established && `${words.frame.established} ${inDigits(established, language)}`
  return { place, since }
}
