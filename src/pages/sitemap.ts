import { INDEXED_PAGES } from './page-paths.ts'
import { pathIn } from '../words/language.ts'
import { escapeXml } from '../base/xml.ts'

/**
 * Every page in both languages, each with a link to the other language. Each record of `records`
 * has a page. Times are ISO 8601 UTC.
 */
export function renderSitemap(
  origin: string,
  lastUpdate: string | null,
  records: { url: string; updatedAt: string }[],
): string {
  const pages = [
    ...INDEXED_PAGES.map((page) => [page, lastUpdate] as const),
    ...records.map(({ url, updatedAt }) => [escapeXml(url), updatedAt] as const),
  ]
  const urls = pages.flatMap(([page, changedAt]) =>
    (['bn', 'en'] as const).map((language) => {
      const alternates = (['bn', 'en'] as const)
        .map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${pathIn(other, page)}"/>`,
        )
        .join('')
      return `<url><loc>${origin}${pathIn(language, page)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}${alternates}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
