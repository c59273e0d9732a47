import { DOCUMENT_KINDS, type DocumentKind } from '../../content.ts'
import { decodePath } from './old-site.ts'
import type { ExportItem } from './read-xml.ts'
import { type Fit, fitOf, type SiteText, siteTextOf } from './site-text-titles.ts'
import { titleOf } from './text/plain-words.ts'

/** Types of WordPress itself and of plugins, which are not content of the school. */
const NOT_CONTENT =
  /^(?:revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|acf|elementor_\w+|e-\w+|wpcf7_contact_form|wpforms|mc4wp-form|ml-slider|elementskit_\w+|shop_\w+|product|popup\w*|flamingo_\w+)$/
const OFFICERS =
  /^(?:our[-_ ]?)?(?:teachers?|staffs?|faculty|faculties|employees?|team(?:[-_ ]?members?)?|officers?)$|শিক্ষক|কর্মচারী/i

/** A row of the table that decides by the name of a type or a category; the first match counts. */
const ROWS: [DocumentKind, RegExp][] = [
  ['results', /ফলাফল|\bresults?\b/i],
  ['downloads', /ডাউনলোড|(?<![\p{L}\p{M}])(?:ফরম|ফর্ম)|\bdownloads?\b|\bforms?\b/iu],
  ['notices', /নোটিশ|বিজ্ঞপ্তি|\bnotices?\b/i],
]

/** Why an item of the export is left out. */
export type LeftOut =
  | 'wordpress-sample'
  | 'trash'
  | 'not-content'
  | 'unknown-type'
  | 'reusable-block'

/** Why a page that looks like a text of the site is a draft. */
export type Remark = 'whose-history' | 'whose-message'

/** The kind of record that an item of the export becomes. */
export type Role =
  | { role: 'document'; kind: DocumentKind; isPage: boolean; remark?: Remark }
  | { role: 'site-text'; field: SiteText; fit: Fit }
  | { role: 'officer' }
  | { role: 'file' }
  | { role: 'left-out'; reason: LeftOut }

/** `নোটিশ=notices` in the command: names of types or categories, and their kinds. */
export type KindMap = ReadonlyMap<string, DocumentKind>

export function roleOf(item: ExportItem, map: KindMap): Role {
  if (item.type === 'attachment') return { role: 'file' }
  if (item.type === 'wp_block') return { role: 'left-out', reason: 'reusable-block' }
  if (/^(?:trash|auto-draft|inherit)$/.test(item.status)) return leftOut('trash')
  if (isSample(item)) return leftOut('wordpress-sample')
  const names = namesOf(item)
  const mapped = names.flatMap((name) => map.get(nameKey(name)) ?? [])[0]
  if (mapped) return { role: 'document', kind: mapped, isPage: false }
  if (item.type === 'page') return pageRole(item)
  if (NOT_CONTENT.test(item.type)) return leftOut('not-content')
  if (OFFICERS.test(item.type)) return { role: 'officer' }
  const kind = kindOfNames(names)
  if (kind) return { role: 'document', kind, isPage: false }
  if (item.type === 'post') return { role: 'document', kind: 'news', isPage: false }
  return leftOut('unknown-type')
}

function leftOut(reason: LeftOut): Role {
  return { role: 'left-out', reason }
}

/** Pages that could be a text of the site. `chooseSiteTexts` keeps one of each field. */
function pageRole(item: ExportItem): Role {
  const page = { role: 'document', kind: 'news', isPage: true } as const
  const title = titleOf(item.title)
  const field = siteTextOf(title)
  const isPublic = item.status === 'publish' && !item.isLocked
  if (!field || !isPublic) return page
  const text = item.content.replace(/<[^>]*>/g, ' ')
  const fit = fitOf(field, { title, slug: decodePath(item.slug), text })
  if (fit) return { role: 'site-text', field, fit }
  return { ...page, remark: field === 'history' ? 'whose-history' : 'whose-message' }
}

export function kindOfNames(names: string[]): DocumentKind | undefined {
  return ROWS.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0]
}

/** The names of the item's type and categories, with blanks in place of signs. */
function namesOf({ type, terms }: ExportItem): string[] {
  const categories = terms.filter(
    ({ domain }) => !/^(?:post_tag|post_format|language)$/.test(domain),
  )
  return [type, ...categories.flatMap(({ name, slug }) => [titleOf(name), decodePath(slug)])].map(
    plainName,
  )
}

export function plainName(name: string): string {
  return name.replace(/[-_]+/g, ' ')
}

function nameKey(name: string): string {
  return plainName(name).normalize('NFC').trim().toLowerCase()
}

const SAMPLE_SLUGS = new Set(['hello-world', 'sample-page', 'privacy-policy'])
const SAMPLE_TEXT =
  /Welcome to WordPress|This is an example page|Suggested text|ওয়ার্ডপ্রেসে? স্বাগতম|wp-suggested-text|privacy-policy-tutorial/i

/** A sample page of WordPress. The school did not write it. */
function isSample({ id, slug, content, date, modified }: ExportItem): boolean {
  const isOwn = SAMPLE_SLUGS.has(slug) || id <= 3
  return isOwn && (SAMPLE_TEXT.test(content) || (SAMPLE_SLUGS.has(slug) && date === modified))
}

/** @throws Error with a sentence that says how to write the option */
export function parseKindMap(written: string[]): KindMap {
  return new Map(
    written.map((rule) => {
      const [, name, kind] = /^(.+)=([^=]+)$/.exec(rule) ?? []
      const known = DOCUMENT_KINDS.find((one) => one === kind?.trim())
      if (!name || !known) {
        throw new Error(
          `${rule} is not a rule. Write a category or a type, = and one of ${DOCUMENT_KINDS.join(', ')}.`,
        )
      }
      return [nameKey(name), known]
    }),
  )
}
