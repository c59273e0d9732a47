import { createReadStream } from 'node:fs'
import { chooseSiteTexts, type PageTitle } from './choose-site-texts.ts'
import { createDays, type ItemDay } from './days.ts'
import { createItemFile, type ItemFile, type ItemPosition } from './item-file.ts'
import { type KindMap, type LeftOut, type Role, roleOf } from './post-kinds.ts'
import { decodePath, fileAddress, hostOf, isSized, parseUrl, uploadPathOf } from './old-site.ts'
import { type ExportFaults, type ExportHead, type ExportItem, readExport } from './read-xml.ts'
import { titleOf } from './text/plain-words.ts'

/** A picture that more posts show at their top is decoration of the theme. */
const MAX_THUMBNAIL_USES = 3

/** The sort fields of an item, and its position in the temporary file. */
export interface Entry {
  id: number
  role: Exclude<Role, { role: 'file' | 'left-out' }>
  day: ItemDay
  menuOrder: number
  position: ItemPosition
}

/** A file of the old site that has an item in the export. */
export interface Attachment {
  id: number
  /** Below `uploads/`. */
  path: string
  /** Its address in the form of `fileAddress`. */
  address: string | undefined
  /** The names of the smaller pictures that WordPress made of it. */
  copies: ReadonlySet<string>
  parent: number
  position: ItemPosition
}

/** An export after the first pass over its file. */
export interface WordPressExport {
  head: ExportHead
  faults: ExportFaults
  /** All items, also those that are left out. */
  count: number
  entries: Entry[]
  leftOut: { id: number; title: string; reason: LeftOut }[]
  damaged: { id: number; title: string; reason: NonNullable<ExportItem['damage']> }[]
  /** The addresses of the site itself, of which the first is the best one. */
  addresses: string[]
  attachments: Map<number, Attachment>
  reusable: Map<number, string>
  /** Files that published posts name. */
  publicUploads: Set<string>
  /** Pictures with a size at the end of their name that texts name. */
  sizedUploads: Set<string>
  /** Files that texts name at other domains, by these domains. */
  uploadsByHost: Map<string, Set<string>>
  /** Domains that the site had when its items were written. */
  earlierHosts: Set<string>
  /** The links of published posts, for finding a move of the same site. */
  links: { id: number; link: string }[]
  isDecoration(thumbnail: number): boolean
  read(position: ItemPosition): Promise<ExportItem>
  close(): Promise<void>
}

/** The file is not an export of WordPress. The message says what to do. */
class NotWordPressError extends Error {
  constructor() {
    super('This is no WordPress export: export it at Tools → Export')
  }
}

/**
 * Reads the export once. The items wait in a temporary file, because they come in the order of their
 * dates later, and because a post can name a file or a block that stands after it.
 */
export async function openExport(file: string, map: KindMap): Promise<WordPressExport> {
  const items = await createItemFile()
  try {
    return await readInto(items, file, map)
  } catch (error) {
    await items.close()
    throw error
  }
}

async function readInto(items: ItemFile, file: string, map: KindMap): Promise<WordPressExport> {
  const found: Omit<
    WordPressExport,
    'head' | 'faults' | 'read' | 'close' | 'isDecoration' | 'addresses'
  > = {
    count: 0,
    entries: [],
    leftOut: [],
    damaged: [],
    attachments: new Map(),
    reusable: new Map(),
    publicUploads: new Set(),
    sizedUploads: new Set(),
    uploadsByHost: new Map(),
    earlierHosts: new Set(),
    links: [],
  }
  const waiting: {
    entry: Omit<Entry, 'day' | 'role'>
    role: Entry['role']
    parent: number
    isEmpty: boolean
    dayOf: (exportedAt: string[]) => ItemDay
  }[] = []
  const days = createDays()
  const thumbnails = new Map<number, number>()
  const pages = new Map<number, PageTitle>()

  const { head, faults, isWordPress } = await readExport(createReadStream(file), async (item) => {
    found.count += 1
    if (item.damage) {
      found.damaged.push({ id: item.id, title: copyOf(item.title), reason: item.damage })
      return
    }
    const role = roleOf(item, map)
    const dayOf = days.read(item)
    if (item.type === 'page') pages.set(item.id, pageTitleOf(item))
    const guid = parseUrl(item.guid.trim())
    if (guid && /^https?:$/.test(guid.protocol)) found.earlierHosts.add(copyOf(hostOf(guid)))
    if (role.role === 'left-out') {
      if (role.reason === 'reusable-block') found.reusable.set(item.id, copyOf(item.content))
      found.leftOut.push({ id: item.id, title: copyOf(item.title), reason: role.reason })
      return
    }
    const position = await items.add(item)
    if (role.role === 'file') return addAttachment(item, position)
    const isPublic = item.status === 'publish' && !item.isLocked
    if (isPublic) found.links.push({ id: item.id, link: copyOf(item.link.trim()) })
    collectUploads(item, role.role === 'document' && isPublic)
    const thumbnail = Number(metaOf(item, '_thumbnail_id'))
    if (thumbnail) thumbnails.set(thumbnail, (thumbnails.get(thumbnail) ?? 0) + 1)
    waiting.push({
      entry: { id: item.id, menuOrder: item.menuOrder, position },
      role,
      parent: item.parent,
      isEmpty: isWithoutText(item),
      dayOf,
    })
  })
  const isEmpty = found.count === 0 && !faults.isCut
  if (!isWordPress || isEmpty) throw new NotWordPressError()

  chooseSiteTexts(waiting, pages)
  found.entries = waiting.map(({ entry, role, dayOf }) => ({
    ...entry,
    role,
    day: dayOf(head.exportedAt),
  }))
  return {
    ...found,
    head,
    faults,
    addresses: [head.blogUrl, head.link, head.siteUrl].filter(Boolean),
    isDecoration: (thumbnail) => (thumbnails.get(thumbnail) ?? 0) > MAX_THUMBNAIL_USES,
    read: (position) => items.read(position),
    close: () => items.close(),
  }

  function addAttachment(item: ExportItem, position: ItemPosition): void {
    const url = parseUrl((item.address || item.guid).trim())
    const written = url && decodePath(url.pathname)
    const path = metaOf(item, '_wp_attached_file') ?? (written && pathIn(written))
    if (path === undefined || path === '') return
    found.attachments.set(item.id, {
      id: item.id,
      path: copyOf(decodePath(path)),
      address: url && copyOf(fileAddress(url)),
      copies: new Set(copiesOf(item).map(copyOf)),
      parent: item.parent,
      position,
    })
  }

  function collectUploads(item: ExportItem, isPublic: boolean): void {
    for (const { path: written, host } of uploadsIn(item)) {
      const path = copyOf(written)
      if (isPublic) found.publicUploads.add(path)
      if (isSized(path)) found.sizedUploads.add(path)
      if (host === undefined) continue
      const paths = found.uploadsByHost.get(host) ?? new Set()
      found.uploadsByHost.set(copyOf(host), paths.add(path))
    }
  }
}

function pageTitleOf(item: ExportItem): PageTitle {
  return { title: copyOf(titleOf(item.title)), parent: item.parent }
}

function isWithoutText({ content, excerpt, meta }: ExportItem): boolean {
  const isEmpty = [content, excerpt].every(
    (text) => text.replace(/<!--[^]*?-->|<[^>]*>|&nbsp;/g, '').trim() === '',
  )
  return isEmpty && !meta.some(([key]) => key === '_elementor_data')
}

/** Below `uploads/`; of a file of WordPress.com, and of any other address, its whole path. */
function pathIn(written: string): string {
  return uploadPathOf(written) ?? written.replace(/^\/+(?:files\/)?/, '')
}

/** The names of the smaller pictures, out of a list that PHP wrote. */
export function copiesOf(item: ExportItem): string[] {
  const metadata = metaOf(item, '_wp_attachment_metadata') ?? ''
  return [...metadata.matchAll(/"file";s:\d+:"([^"/]+)"/g)].map(([, name]) => name!)
}

export function metaOf({ meta }: ExportItem, key: string): string | undefined {
  return meta.find(([one]) => one === key)?.[1]
}

/** A part of a string keeps the whole string in memory: here, the part of the file around it. */
function copyOf(text: string): string {
  return Buffer.from(text).toString()
}

/** Addresses in texts and fields. Those in lists of programs have `\\/` or `%2F` in place of `/`. */
const UPLOAD =
  /(?:https?:\/\/([\w.-]+)[^\s"'<>()[\]|]{0,200}?)?(\/(?:uploads|blogs\.dir|files)\/[^"'<>\s)\]|?#]+)/g

function* uploadsIn(item: ExportItem): Generator<{ path: string; host: string | undefined }> {
  for (const text of [item.content, ...item.meta.map(([, value]) => value)]) {
    if (!/(?:uploads|files|blogs\.dir)(?:\\?\/|%2F)/i.test(text)) continue
    const plain = text.replaceAll('\\/', '/').replace(/%3A/gi, ':').replace(/%2F/gi, '/')
    for (const [, host, written] of plain.matchAll(UPLOAD)) {
      const path = decodePath(written!)
      yield {
        path: pathIn(path),
        host: host?.replace(/^www\./, '').toLowerCase(),
      }
    }
  }
}
