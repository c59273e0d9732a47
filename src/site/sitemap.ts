import { INDEXED_PAGES } from '../features/page-paths.ts'
import { pathIn } from '../words/language.ts'
import { escapeXml } from '../base/xml.ts'

const LANGUAGES = ['bn', 'en'] as const

interface PageRecord {
  url: string
  /** ISO 8601 UTC. */
  updatedAt: string | null
}

/**
 * Every page in both languages, each with a link to the other language. Each added record has a
 * page. `lastUpdate` is the time of the pages without a record, ISO 8601 UTC.
 */
export function createSitemap(origin: string, lastUpdate: string | null) {
  const lines: string[] = []

  function add(records: PageRecord[]): void {
    for (const { url, updatedAt } of records) lines.push(describe(escapeXml(url), updatedAt))
  }

  function describe(page: string, changedAt: string | null): string {
    const addresses = LANGUAGES.map((language) => [language, origin + pathIn(language, page)])
    const alternates = addresses
      .map(
        ([language, address]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
      .join('')
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return addresses
      .map(([, address]) => `<url><loc>${address}</loc>${changed}${alternates}</url>`)
      .join('\n')
  }

  add(INDEXED_PAGES.map((url) => ({ url, updatedAt: lastUpdate })))
  return {
    add,
    text: () => `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${lines.join('\n')}
</urlset>
`,
  }
}
