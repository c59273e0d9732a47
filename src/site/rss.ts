import type { DocumentSummary } from '../features/documents/schema.ts'
import { escapeXml } from './xml.ts'

/** RSS 2.0 of notices and news, newest first. */
export function renderRss(feed: {
  origin: string
  title: string
  description: string
  entries: DocumentSummary[]
}): string {
  const items = feed.entries.map(
    ({ _id, title, date, url, filePath, fileSize, mimeType }) => `<item>
<title>${escapeXml(title)}</title>
<link>${feed.origin}${url}</link>
<guid isPermaLink="false">${_id}</guid>
<pubDate>${new Date(date).toUTCString()}</pubDate>
<enclosure url="${feed.origin}/${filePath}" length="${fileSize}" type="${mimeType}"/>
</item>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(feed.title)}</title>
<link>${feed.origin}/</link>
<description>${escapeXml(feed.description)}</description>
<language>bn</language>
<atom:link href="${feed.origin}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
