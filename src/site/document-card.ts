import type { DocumentKind } from '../content.ts'
import type { DocumentSummary } from '../features/documents/schema.ts'
import type { SiteRecord } from '../features/profile/schema.ts'
import type { Card } from '../features/documents/card/card.ts'
import { langOfContent, recordIn } from '../words/language.ts'
import { bn, en } from '../words/public-words.ts'
import { formatDate } from '../words/format.ts'
import { schoolPlace } from './school-place.ts'

/** The texts of a document's preview picture, in the language of its title. */
export function cardOf(
  kind: DocumentKind,
  { title, date }: DocumentSummary,
  site: SiteRecord,
  timeZone: string,
): Card {
  const language = langOfContent(title)
  const words = language === 'bn' ? bn : en
  const { place, since } = schoolPlace(site, words, language)
  return {
    logo: site.logo?.src,
    language,
    school: recordIn(language, site).schoolName,
    place: [place, since].filter(Boolean).join(' · '),
    about: `${words[kind].caption} · ${formatDate(date, language, timeZone)}`,
    title,
  }
}
