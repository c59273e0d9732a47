import { FEED_FILE } from '../content.ts'
import { entryUrl } from '../features/calendar/address.ts'
import type { CalendarRecord } from '../features/calendar/schema.ts'
import { plainHtml } from '../features/documents/markdown/plain-html.ts'
import type { DocumentSummary } from '../features/documents/schema.ts'
import { wordsIn } from '../words/public-words.ts'
import { formatDayRange } from '@pathshala/bengali/days'
import { type Language, langOf, pathIn } from '../words/language.ts'
import { escapeXml } from '../base/xml.ts'

/** Characters of each text. */
const MAX_TEXT = 5000

/** RSS 2.0 with closures first, then notices and news with their texts, newest first. */
export function renderRss(feed: {
  language: Language
  origin: string
  title: string
  description: string
  /** The address of the icon below the origin. */
  icon: string
  /** The closures that every page shows. */
  closures: CalendarRecord[]
  entries: DocumentSummary[]
  /** By the ids of the entries. */
  texts: ReadonlyMap<string, string>
}): string {
  const { language } = feed
  const address = (url: string) => `${feed.origin}${pathIn(language, url)}`
  const closures = feed.closures.map(
    (closure) => `<item${langAttribute(closure.title, language)}>
<title>${escapeXml(titleOf(closure, language))}</title>
<link>${escapeXml(address(entryUrl(closure)))}</link>
<guid isPermaLink="false">${closure._id}</guid>
<pubDate>${new Date(closure.updatedAt).toUTCString()}</pubDate>${descriptionOf(closure.note, language)}
</item>`,
  )
  const items = feed.entries.map(
    ({ _id, title, date, url, ...entry }) => `<item${langAttribute(title, language)}>
<title>${escapeXml(title)}</title>
<link>${address(url)}</link>
<guid isPermaLink="false">${_id}</guid>
<pubDate>${new Date(date).toUTCString()}</pubDate>${descriptionOf(feed.texts.get(_id), language)}${enclosureOf(feed.origin, entry)}
</item>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(feed.title)}</title>
<link>${address('/')}</link>
<description>${escapeXml(feed.description)}</description>
<language>${language}</language>
<image><url>${feed.origin}${feed.icon}</url><title>${escapeXml(feed.title)}</title><link>${address('/')}</link></image>
<atom:link href="${address(FEED_FILE)}" rel="self" type="application/rss+xml"/>
${[...closures, ...items].join('\n')}
</channel></rss>
`
}

/** বিদ্যালয় বন্ধ, ২২–২৩ নভেম্বর: ঘূর্ণিঝড় */
function titleOf({ title, from, to, shift }: CalendarRecord, language: Language): string {
  const { calendar, studentCount } = wordsIn(language)
  const { shift: nameOf, whole } = calendar.band
  const who = shift === null ? whole : nameOf(studentCount.shifts[shift])
  return `${who} ${calendar.kinds.closure}, ${formatDayRange(from, to, language)}: ${title}`
}

/** The language of an item, if it is not that of the feed. */
function langAttribute(title: string, language: Language): string {
  const own = langOf(title, language)
  return own ? ` xml:lang="${own}"` : ''
}

/** The element contains HTML inside XML, so the text is escaped twice. */
function descriptionOf(text = '', language: Language): string {
  const whole = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  const html = plainHtml(whole, language)
  return html && `\n<description>${escapeXml(html)}</description>`
}

type FileOf = Pick<DocumentSummary, 'filePath' | 'fileSize' | 'mimeType'>

function enclosureOf(origin: string, { filePath, fileSize, mimeType }: FileOf): string {
  if (filePath === null) return ''
  return `\n<enclosure url="${origin}/${filePath}" length="${fileSize}" type="${mimeType}"/>`
}
