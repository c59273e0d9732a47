import { usePage } from '../../../pages/parts/page-context.tsx'
import { StructuredData } from '../../../pages/parts/structured-data.tsx'
import type { InformationValue, OwnValue } from '../schema.ts'
import { hasTable } from '../csv.ts'
import { BOARD_PATH } from '../entries.ts'
import type { EntryContent } from './bodies.tsx'

/** The entry for search engines. */
export function EntryData({ content: { entry, value } }: { content: EntryContent }) {
  const { schoolName, origin, words, to } = usePage()
  const school = { '@type': 'HighSchool', name: schoolName, url: `${origin}/` }
  const page = {
    '@type': 'WebPage',
    url: `${origin}${to(`${BOARD_PATH}/${entry.key}`)}`,
    lastReviewed: entry.asOf ?? undefined,
  }
  return <StructuredData data={{ '@graph': [page, ...recordsOf()] }} />

  function recordsOf(): object[] {
    const { key, csv } = entry
    if (key === 'ssc-results' && csv && hasTable(key)) {
      return [
        {
          '@type': 'Dataset',
          name: words.information.titles[key],
          description: words.information.descriptionOf(words.information.titles[key]),
          creator: school,
          dateModified: entry.changedAt ?? undefined,
          distribution: {
            '@type': 'DataDownload',
            encodingFormat: 'text/csv',
            contentUrl: `${origin}${to(csv)}`,
          },
        },
      ]
    }
    if (key === 'recognition') {
      const { rows } = value as OwnValue<'recognition'>
      return [{ ...school, hasCredential: rows.map(credentialOf) }]
    }
    return key === 'charter' ? servicesOf(value, school) : []
  }
}

function credentialOf(row: OwnValue<'recognition'>['rows'][number]) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: row.what,
    recognizedBy: { '@type': 'Organization', name: row.authority },
    dateCreated: row.effectiveFrom,
    expires: row.validUntil ?? undefined,
  }
}

function servicesOf(value: InformationValue, school: object) {
  return (value as OwnValue<'charter'>).services.map(({ name, days, phone }) => ({
    '@type': 'GovernmentService',
    name,
    serviceOperator: school,
    availableChannel: {
      '@type': 'ServiceChannel',
      processingTime: days === null ? undefined : `P${days}D`,
      servicePhone: phone ? { '@type': 'ContactPoint', telephone: phone } : undefined,
    },
  }))
}
