import type { Readable } from 'node:stream'
import { type Handler, Parser } from 'htmlparser2'
import { isFileField } from './field-names.ts'

/** One post, page, file or other record of an export. People's addresses are not read. */
export interface ExportItem {
  id: number
  type: string
  status: string
  isLocked: boolean
  title: string
  link: string
  guid: string
  slug: string
  /** As written, in the site's time: `2025-11-18 09:45:00`. */
  date: string
  dateGmt: string
  modified: string
  modifiedGmt: string
  /** As in a feed: `Sun, 05 Jan 2025 04:30:00 +0000`. */
  pubDate: string
  parent: number
  menuOrder: number
  content: string
  excerpt: string
  /** Of a file. */
  address: string
  terms: Term[]
  meta: [key: string, value: string][]
  /** Its damaged fields are empty. */
  damage?: 'field-too-large' | 'field-too-deep' | 'post-too-large'
}

/** A category or a tag. */
interface Term {
  domain: string
  slug: string
  name: string
}

/** The data about the site in the head of the file. */
export interface ExportHead {
  title: string
  /** Of the site itself. Several sites of a network, or of WordPress.com, share the next one. */
  blogUrl: string
  siteUrl: string
  link: string
  /** When the export was made, as it is written. */
  exportedAt: string[]
  /** An `id` is 0 if the file has none. */
  categories: { id: number; slug: string; parent: string; name: string }[]
}

/** The file's faults. The reading goes on. */
export interface ExportFaults {
  /** Characters that XML does not allow. */
  notWellFormed: number
  /** Characters that are not valid in the file's encoding. */
  unreadable: number
  /** Items without an end. They are left out. */
  halfItems: number
  /** The file ends before its end. */
  isCut: boolean
}

interface Reading {
  head: ExportHead
  faults: ExportFaults
  isWordPress: boolean
}

/** Reads an export as a stream, because real exports can be large and are often not valid XML. */
export async function readExport(
  stream: Readable,
  take: (item: ExportItem) => Promise<void>,
): Promise<Reading> {
  const reading: Reading = {
    head: { title: '', blogUrl: '', siteUrl: '', link: '', exportedAt: [], categories: [] },
    faults: { notWellFormed: 0, unreadable: 0, halfItems: 0, isCut: false },
    isWordPress: false,
  }
  let items: ExportItem[] = []
  const parser = createParser(reading, (item) => items.push(item))
  for await (const text of decode(stream)) {
    parser.write(withoutFaults(text, reading.faults))
    for (const item of items) await take(item)
    items = []
  }
  parser.end()
  for (const item of items) await take(item)
  return reading
}

const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF](?<![\u007F-\u009F])/gu

function withoutFaults(text: string, faults: ExportFaults): string {
  if (text.includes('\uFFFD')) faults.unreadable += text.split('\uFFFD').length - 1
  return text.replace(NOT_IN_XML, () => {
    faults.notWellFormed += 1
    return ''
  })
}

async function* decode(stream: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

/** By the byte order mark, or by the first sign, which is `<`. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return 'utf-8'
}

/** The fields of an item that have one text. */
const FIELDS = {
  title: 'title',
  link: 'link',
  guid: 'guid',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_name': 'slug',
  'wp:post_type': 'type',
  'wp:status': 'status',
  'wp:post_date': 'date',
  'wp:post_date_gmt': 'dateGmt',
  'wp:post_modified': 'modified',
  'wp:post_modified_gmt': 'modifiedGmt',
  pubDate: 'pubDate',
  'wp:attachment_url': 'address',
} as const
/** Fields of WordPress itself that are needed; those of themes and plugins follow. */
const META = new Set([
  '_wp_old_slug',
  '_wp_old_date',
  '_wp_attached_file',
  '_wp_attachment_metadata',
  '_wp_attachment_image_alt',
  '_thumbnail_id',
  '_elementor_data',
])

/** Characters of one field. A school's longest page, with the data of its page builder, has a tenth. */
const MAX_FIELD = 5_000_000
/** Characters of all kept fields of an item. Its fields are in memory together. */
const MAX_ITEM = 20_000_000
/** Elements inside each other. Reading deeper HTML takes minutes and gigabytes. */
const MAX_DEPTH = 500
const PART = 10_000

/**
 * Deeper elements than `MAX_DEPTH` end at once. The parser moves all open elements for each new one, so
 * that a file with a million of them inside each other would take hours.
 */
class ShallowParser extends Parser {
  #depthOf: () => number
  #endsAtOnce = false

  constructor(depthOf: () => number, handler: Partial<Handler>) {
    super(handler, { xmlMode: true })
    this.#depthOf = depthOf
  }

  override onopentagname(start: number, end: number): void {
    this.#endsAtOnce = this.#depthOf() > MAX_DEPTH
    super.onopentagname(start, end)
  }

  override onclosetag(start: number, end: number): void {
    this.#endsAtOnce = false
    super.onclosetag(start, end)
  }

  protected override isVoidElement(): boolean {
    return this.#endsAtOnce
  }
}

function createParser(reading: Reading, take: (item: ExportItem) => void): Parser {
  const { head, faults } = reading
  let item: ExportItem | undefined
  let category: ExportHead['categories'][0] | undefined
  let term: Term | undefined
  let metaKey = ''
  /** Comments have e-mail addresses. */
  let isInComment = false
  let text: string[] = []
  let length = 0
  let lengthOfItem = 0
  let depth = 0
  const read = () => text.join('')
  const begin = () => {
    text = []
    length = 0
  }

  return new ShallowParser(() => depth, {
    onopentag(name, attributes) {
      begin()
      depth += 1
      if (item && depth > MAX_DEPTH) item.damage = 'field-too-deep'
      if (name === 'item') {
        item = emptyItem()
        lengthOfItem = 0
      } else if (name === 'wp:comment') isInComment = true
      else if (name === 'wp:category' && !item) {
        category = { id: 0, slug: '', parent: '', name: '' }
      } else if (name === 'category' && item) {
        term = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '', name: '' }
      }
    },
    oncomment(words) {
      const created = /generator="[^"]*" created="([^"]+)"/.exec(words)?.[1]
      if (created && !item) head.exportedAt.push(created)
    },
    ontext(part) {
      if (isInComment) return
      length += part.length
      if (length <= MAX_FIELD) text.push(part)
      else if (item) {
        item.damage = 'field-too-large'
        text = []
      }
    },
    onclosetag(name, isImplied) {
      depth -= 1
      if (name === 'rss') faults.isCut ||= isImplied
      if (name === 'wp:comment') isInComment = false
      else if (isInComment) return
      else if (name === 'item') {
        if (isImplied) faults.halfItems += 1
        else if (item) {
          if (isTooDeep(item.content) || isTooDeep(item.excerpt)) item.damage = 'field-too-deep'
          take(item)
        }
        item = undefined
      } else if (!item) readHead(name)
      else if (lengthOfItem > MAX_ITEM) item.damage = 'post-too-large'
      else readField(item, name)
      begin()
    },
  })

  function readKept(): string {
    lengthOfItem += length
    return read()
  }

  function readField(of: ExportItem, name: string): void {
    const field = FIELDS[name as keyof typeof FIELDS]
    if (field) of[field] = readKept()
    else if (name === 'wp:post_id') of.id = Number(read())
    else if (name === 'wp:post_parent') of.parent = Number(read())
    else if (name === 'wp:menu_order') of.menuOrder = Number(read())
    else if (name === 'wp:post_password') of.isLocked = read() !== ''
    else if (name === 'wp:meta_key') metaKey = read()
    else if (name === 'wp:meta_value') {
      if (META.has(metaKey) || /^[^_]/.test(metaKey) || isFileField(metaKey))
        of.meta.push([metaKey, readKept()])
    } else if (name === 'category' && term) {
      of.terms.push({ ...term, name: readKept() })
      term = undefined
    }
  }

  function readHead(name: string): void {
    if (name === 'wp:wxr_version') reading.isWordPress = true
    else if (name === 'wp:base_site_url') head.siteUrl = read().trim()
    else if (name === 'wp:base_blog_url') head.blogUrl = read().trim()
    else if (name === 'link') head.link ||= read().trim()
    else if (name === 'title') head.title ||= read().trim()
    else if (name === 'pubDate') head.exportedAt.unshift(read())
    else if (name === 'wp:term_id' && category) category.id = Number(read())
    else if (name === 'wp:category_nicename' && category) category.slug = read()
    else if (name === 'wp:category_parent' && category) category.parent = read()
    else if (name === 'wp:cat_name' && category) category.name = read()
    else if (name === 'wp:category' && category) {
      head.categories.push(category)
      category = undefined
    }
  }
}

/** Whether HTML has more than `MAX_DEPTH` elements inside each other. */
function isTooDeep(html: string): boolean {
  let depth = 0
  let deepest = 0
  const parser = new Parser({
    onopentag() {
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    onclosetag() {
      depth -= 1
    },
  })
  for (let from = 0; from < html.length; from += PART) {
    parser.write(html.slice(from, from + PART))
    // Without this, the parser would go through megabytes of open elements.
    if (deepest > MAX_DEPTH) return true
  }
  return false
}

function emptyItem(): ExportItem {
  return {
    id: 0,
    type: '',
    status: '',
    isLocked: false,
    title: '',
    link: '',
    guid: '',
    slug: '',
    date: '',
    dateGmt: '',
    modified: '',
    modifiedGmt: '',
    pubDate: '',
    parent: 0,
    menuOrder: 0,
    content: '',
    excerpt: '',
    address: '',
    terms: [],
    meta: [],
  }
}
