import { createReadStream } from 'node:fs'
import { createItemFile, type ItemFile, type ItemPosition } from './item-file.ts'
import { type KindMap, type LeftOut, type Role, roleOf } from './kinds.ts'
import { decodePath, originalOf, uploadPathOf } from './old-site.ts'
import { type ExportFaults, type ExportHead, type ExportItem, readExport } from './read-xml.ts'

/** A picture that more posts show at their top is decoration of the theme. */
const MAX_THUMBNAIL_USES = 3

/** The sort fields of an item, and its position in the temporary file. */
export interface Entry {
  id: number
  role: Exclude<Role, { role: 'file' | 'left-out' }>
  /** ISO 8601 UTC; undefined for a draft without a date. */
  at: string | undefined
  menuOrder: number
  position: ItemPosition
}

/** A file of the old site that has an item in the export. */
export interface Attachment {
  id: number
  /** Below `uploads/`. */
  path: string
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
  attachments: Map<number, Attachment>
  attachmentsByPath: Map<string, Attachment>
  reusable: Map<number, string>
  /** Files that published posts name, in the form of `originalOf`. */
  publicUploads: Set<string>
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
  const found: Omit<WordPressExport, 'head' | 'faults' | 'read' | 'close' | 'isDecoration'> = {
    count: 0,
    entries: [],
    leftOut: [],
    damaged: [],
    attachments: new Map(),
    attachmentsByPath: new Map(),
    reusable: new Map(),
    publicUploads: new Set(),
  }
  /** Drafts have a date in the site's time alone. */
  const waiting: { entry: Entry; localTime: string | undefined }[] = []
  const offsets = new Map<number, number>()
  const thumbnails = new Map<number, number>()
  const siteTexts = new Set<string>()

  const { head, faults, isWordPress } = await readExport(createReadStream(file), async (item) => {
    found.count += 1
    if (item.damage) {
      found.damaged.push({ id: item.id, title: copyOf(item.title), reason: item.damage })
      return
    }
    const role = roleOf(item, map)
    const offset = offsetOf(item)
    if (offset !== undefined) offsets.set(offset, (offsets.get(offset) ?? 0) + 1)
    if (role.role === 'left-out') {
      if (role.reason === 'reusable-block') found.reusable.set(item.id, copyOf(item.content))
      found.leftOut.push({ id: item.id, title: copyOf(item.title), reason: role.reason })
      return
    }
    const position = await items.add(item)
    if (role.role === 'file') return addAttachment(item, position)
    if (role.role === 'document' && item.status === 'publish' && !item.isLocked) {
      for (const path of uploadsIn(item.content)) found.publicUploads.add(copyOf(path))
    }
    const thumbnail = Number(metaOf(item, '_thumbnail_id'))
    if (thumbnail) thumbnails.set(thumbnail, (thumbnails.get(thumbnail) ?? 0) + 1)
    waiting.push({
      entry: {
        id: item.id,
        role: once(role),
        at: instantOf(item.dateGmt, 0),
        menuOrder: item.menuOrder,
        position,
      },
      localTime: instantOf(item.date, 0),
    })
  })
  const isEmpty = found.count === 0 && !faults.isCut
  if (!isWordPress || isEmpty) throw new NotWordPressError()

  const offset = [...offsets].sort(([, a], [, b]) => b - a)[0]?.[0] ?? DHAKA_MS
  found.entries = waiting.map(({ entry, localTime }) => ({
    ...entry,
    at: entry.at ?? (localTime && new Date(Date.parse(localTime) - offset).toISOString()),
  }))
  return {
    ...found,
    head,
    faults,
    isDecoration: (thumbnail) => (thumbnails.get(thumbnail) ?? 0) > MAX_THUMBNAIL_USES,
    read: (position) => items.read(position),
    close: () => items.close(),
  }

  function addAttachment(item: ExportItem, position: ItemPosition): void {
    const path =
      metaOf(item, '_wp_attached_file') ?? uploadPathOf(decodePath(pathnameOf(item.address)))
    if (path === undefined) return
    const attachment = {
      id: item.id,
      path: copyOf(decodePath(path)),
      parent: item.parent,
      position,
    }
    found.attachments.set(item.id, attachment)
    found.attachmentsByPath.set(copyOf(originalOf(attachment.path)), attachment)
  }

  /** The site has one text of each field; a further page is a document. */
  function once(role: Entry['role']): Entry['role'] {
    if (role.role !== 'site-text') return role
    if (siteTexts.has(role.field)) return { role: 'document', kind: 'news', isPage: true }
    siteTexts.add(role.field)
    return role
  }
}

export function metaOf({ meta }: ExportItem, key: string): string | undefined {
  return meta.find(([one]) => one === key)?.[1]
}

/** A part of a string keeps the whole string in memory: here, the part of the file around it. */
function copyOf(text: string): string {
  return Buffer.from(text).toString()
}

function pathnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address
}

function* uploadsIn(content: string): Generator<string> {
  for (const [, path] of content.matchAll(/\/uploads\/([^"'<>\s)\]]+)/g)) {
    yield originalOf(decodePath(path!))
  }
}

const DHAKA_MS = 6 * 60 * 60 * 1000
const HALF_HOUR_MS = 30 * 60 * 1000

/** WordPress writes zeros for a date that a draft does not have. */
function instantOf(written: string, offsetMs: number): string | undefined {
  if (!/^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(written.trim())) return undefined
  const time = Date.parse(`${written.trim().replace(' ', 'T')}Z`)
  return Number.isNaN(time) ? undefined : new Date(time - offsetMs).toISOString()
}

/** How far the site's clock is ahead of UTC. */
function offsetOf({ date, dateGmt }: ExportItem): number | undefined {
  const [local, utc] = [instantOf(date, 0), instantOf(dateGmt, 0)]
  if (!local || !utc) return undefined
  return Math.round((Date.parse(local) - Date.parse(utc)) / HALF_HOUR_MS) * HALF_HOUR_MS
}
