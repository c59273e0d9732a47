import type { DocumentKind } from '../content.ts'
import type { DocumentSummary } from '../features/documents/schema.ts'
import type { SiteRecord } from '../features/profile/schema.ts'
import type { Card } from '../features/documents/card/card.ts'
import { bn } from '../words/public-words.ts'
import { formatDate } from '../words/format.ts'
import { schoolPlace } from './school-place.ts'

/** The texts of a document's preview picture, in Bengali for both languages. */
export function cardOf(
  kind: DocumentKind,
  { title, date }: DocumentSummary,
  site: SiteRecord,
  timeZone: string,
): Card {
  const { place, since } = schoolPlace(site, bn, 'bn')
  return {
    logo: site.logo?.src,
    school: site.schoolName,
    place: [place, since].filter(Boolean).join(' · '),
    about: `${bn[kind].caption} · ${formatDate(date, 'bn', timeZone)}`,
    title,
  }
}
