import { nowIso } from '../../base/clock.ts'
import { contentKinds, type DocumentKind } from '../../content.ts'
import { toPlainText } from '../../features/documents/markdown/plain-text.ts'
import { oldPath } from '../../features/redirects/old-path.ts'
import { readTelephone } from '../../features/people/address-cells.ts'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'
import type { Fetcher } from '../fetch/fetcher.ts'
import type {
  FormerSource,
  IncomingDocument,
  IncomingOfficer,
  IncomingPhoto,
  IncomingRecord,
  IncomingRedirect,
  IncomingSiteText,
  Note,
  Source,
  SourceReport,
} from '../incoming.ts'
import { byTime } from '../old-records.ts'
import { elementorHtml } from './elementor.ts'
import { instantOf, type ItemDay } from './days.ts'
import { type Entry, metaOf, openExport, type WordPressExport } from './export.ts'
import { filesInFields } from './file-fields.ts'
import {
  createFileFinder,
  type FileFinder,
  type FoundFile,
  pictureTitle,
  uploadName,
} from './files.ts'
import { kindOfNames, parseKindMap, plainName } from './post-kinds.ts'
import { ownSiteNumber, readKnownFiles } from './known-files.ts'
import { basePathOf, oldPathsOf, pathOfLink } from './old-paths.ts'
import { createOldSite, decodePath, type KnownFiles, type OldSite } from './old-site.ts'
import type { ExportItem } from './read-xml.ts'
import { convertPost } from './text/html-to-markdown.ts'
import { type FileMention, mentionOfId, type Mentions } from './text/mentions.ts'
import { lineIn, titleOf } from './text/plain-words.ts'
import { openUploads, type Uploads } from './uploads.ts'

export interface WordPressOptions {
  file: string
  /** A zip file or a folder. */
  uploads?: string | undefined
  maxFileBytes: number
  /** Fetches the files that the uploads lack. */
  fetcher?: Pick<Fetcher, 'fetchFile' | 'askSize'> | undefined
  from?: string | undefined
  /** `নোটিশ=notices` */
  map?: string[]
}

interface WordPressSource extends Source {
  /** All items of the export, also those that stay. */
  count: number
  /** The export ends before its end. It moves only if a person agrees. */
  isCut: boolean
}

/** An export of WordPress (Tools → Export) as a source. */
export async function openWordPress(options: WordPressOptions): Promise<WordPressSource> {
  const map = parseKindMap(options.map ?? [])
  const data = await openExport(options.file, map)
  let uploads: Uploads | undefined
  let known: Awaited<ReturnType<typeof readKnownFiles>>
  try {
    const { uploads: location, maxFileBytes } = options
    if (location) uploads = await openUploads(location, maxFileBytes, ownSiteNumber(data))
    known = await readKnownFiles(data, uploads)
  } catch (error) {
    uploads?.close()
    await data.close()
    throw error
  }
  const [address = 'wordpress'] = data.addresses
  const base = basePathOf(address)
  const site = createOldSite(data.addresses, known)
  const files = createFileFinder(data, { ...options, ...known, base, uploads })
  const moving = createMoving({ data, site, known, base, files, uploads })
  return {
    id: idOf(address),
    former: formerOf(data, base),
    label: `WordPress ${address}`,
    count: data.count,
    isCut: data.faults.isCut,
    records: moving.records,
    redirects: moving.redirects,
    async close() {
      uploads?.close()
      await data.close()
    },
  }
}

function idOf(address: string): string {
  return address.replace(/\/+$/, '')
}

/** An export of the same site can have another scheme, once the site has a certificate. */
function formerOf({ head, addresses, links }: WordPressExport, base: string): FormerSource {
  const formsOf = (address: string) => {
    const bare = idOf(address).replace(/^https?:\/\/(?:www\.)?/i, '')
    return ['http://', 'https://'].flatMap((scheme) => [scheme + bare, `${scheme}www.${bare}`])
  }
  const [own = ''] = addresses
  const paths = links.flatMap(({ id, link }) => {
    const all = [pathOfLink(link, base), pathOfLink(link.replace(/\?.*/, ''))]
    // A number says nothing about the site.
    const telling = all.filter((one) => one !== undefined).filter((one) => !one.startsWith('/?'))
    return telling.length > 0 ? [{ key: keyOf(id), paths: telling }] : []
  })
  return {
    ids: formsOf(own),
    sharedIds: head.siteUrl === '' ? [] : [idOf(head.siteUrl), ...formsOf(head.siteUrl)],
    addresses: paths,
  }
}

interface Parts {
  data: WordPressExport
  site: OldSite
  known: KnownFiles
  /** The folder of the old site in its domain. */
  base: string
  files: FileFinder
  uploads: Uploads | undefined
}

/** A picture of a gallery, which comes after the documents. */
interface WaitingPhoto {
  found: FoundFile
  alt: string
  caption: string
  postTitle: string
  postAt: string | undefined
}

function createMoving({ data, site, known, base, files, uploads }: Parts) {
  const publicUploads = new Set(Array.from(data.publicUploads, known.originalOf))
  /** The files whose old addresses lead to a record already. */
  const claimed = new Set<string>()
  const photos = new Map<string, WaitingPhoto>()
  /** How often the posts of a category became each kind. */
  const categories = new Map<string, Map<DocumentKind, number>>()
  const archives = new Map<string, DocumentKind>()

  async function* records(report: SourceReport): AsyncGenerator<IncomingRecord> {
    for (const { id, title, reason } of data.leftOut) {
      report.leaveOut({ key: keyOf(id), kind: 'wordpress', reason, title: lineIn(title) })
    }
    for (const { id, title, reason } of data.damaged) {
      report.refuse({ key: keyOf(id), kind: 'wordpress', reason, title: lineIn(title) })
    }
    const { notWellFormed, unreadable, isCut } = data.faults
    report.countFaults({ notWellFormed, unreadable, isCut })
    for (const { path, problem } of uploads?.refused ?? []) {
      report.refuseFile(path, problem)
    }
    for (const entry of sorted(data.entries, 'document')) {
      const document = await documentOf(entry, report)
      if (document) yield document
    }
    for (const photo of photos.values()) {
      const record = await photoOf(photo, report)
      if (record) yield record
    }
    for (const entry of sorted(data.entries, 'officer')) {
      const officer = await officerOf(entry, report)
      if (officer) yield officer
    }
    for (const entry of sorted(data.entries, 'site-text')) {
      const text = await siteTextOf(entry, report)
      if (text) yield text
    }
    for (const name of uploads?.unused(known.originalOf) ?? []) report.nameUnused(name)
  }

  async function documentOf(
    entry: Entry,
    report: SourceReport,
  ): Promise<IncomingDocument | undefined> {
    if (entry.role.role !== 'document') return undefined
    const { kind, isPage, remark } = entry.role
    const { at } = entry.day
    const item = await data.read(entry.position)
    const { state, publishAt, note } = stateOf(item, entry.day, isPage)
    const isPublic = state === 'published'
    const converted = convert(item, report)
    const { mentions } = converted
    const notes: Note[] = [...converted.notes, ...(note ? [note] : [])]
    if (remark) notes.push({ code: remark })
    const fields = filesInFields(item, {
      site,
      hasId: (id) => data.attachments.has(id),
      hasPath: known.has,
    })
    for (const address of fields.external) {
      report.nameExternal(address)
      notes.push({ code: 'without-linked', params: { file: address } })
    }
    const mentioned = mentionsOfFiles(item, [...mentions.files, ...fields.files])
    const { pictures, unknown } = await picturesOf(item, mentions)
    // Pictures of a hidden post must not become public. A post of pictures alone keeps them.
    if (isPublic) addPhotos(item, at, pictures)
    const isBare = converted.text === '' && mentioned.length === 0
    if (!isPublic || isBare) mentioned.push(...pictures.map((one) => one.mention))
    const { found, missing } = await findFiles(item, mentioned, report)
    const lacking = [...new Set([...missing, ...fields.lacking, ...unknown])]
    for (const file of lacking) notes.push({ code: 'without-file', params: { file } })
    const title = lineIn(item.title)
    if (converted.text === '' && found.length === 0) {
      const left = { key: keyOf(item.id), kind, title }
      if (mentioned.length + lacking.length > 0) report.refuse({ ...left, reason: 'file-missing' })
      else report.leaveOut({ ...left, reason: 'only-title' })
      return undefined
    }
    countCategories(item, kind, isPublic)
    return {
      kind,
      key: keyOf(item.id),
      at,
      title,
      text: converted.text,
      state,
      ...(publishAt === undefined ? {} : { publishAt }),
      files: found.map(({ file }) => file),
      lacksFiles: lacking.length > 0,
      oldPaths: [...oldPathsOf(item, base), ...claim(found, isPublic)],
      notes,
    }
  }

  function convert(item: ExportItem, report: SourceReport) {
    const isEmpty = item.content.replace(/<!--[^]*?-->/g, '').trim() === ''
    const elementor = isEmpty ? metaOf(item, '_elementor_data') : undefined
    const made = elementor === undefined ? undefined : elementorHtml(elementor)
    const html = isEmpty ? (made ?? '') || item.excerpt : item.content
    const page = URL.canParse(item.link) ? item.link : site.origin
    const converted = convertPost({ html, base: page, site, reusable: data.reusable })
    report.countHiddenLinks(converted.mentions.hiddenLinks)
    for (const address of converted.mentions.external) report.nameExternal(address)
    const notes: Note[] = converted.unknownShortcodes.map((code) => ({
      code: 'without-shortcode',
      params: { code },
    }))
    if (converted.isPlain) notes.unshift({ code: 'text-without-structure' })
    return { ...converted, notes }
  }

  /** Files in the text, in a field of the theme, and the picture at the top. Papers come first. */
  function mentionsOfFiles(item: ExportItem, named: FileMention[]): FileMention[] {
    const mentioned = [...named]
    const thumbnail = Number(metaOf(item, '_thumbnail_id'))
    if (thumbnail && !data.isDecoration(thumbnail)) mentioned.push(mentionOfId(thumbnail))
    const paths = new Set(mentioned.map(({ path }) => path))
    // WordPress shows the first page of a PDF as a picture.
    const own = mentioned.filter(
      ({ path }) => !/-pdf\.jpg$/i.test(path) || !paths.has(path.replace(/-pdf\.jpg$/i, '.pdf')),
    )
    const isPicture = ({ path }: FileMention) =>
      /^#|\.(?:jpe?g|png|gif|webp|avif|hei[cf])$/i.test(path)
    return [...own.filter((one) => !isPicture(one)), ...own.filter(isPicture)]
  }

  async function picturesOf(item: ExportItem, mentions: Mentions) {
    const own = mentions.hasOwnGallery
      ? [...data.attachments.values()]
          .filter(
            ({ parent, path }) => parent === item.id && /\.(?:jpe?g|png|gif|webp)$/i.test(path),
          )
          .map(({ id }) => ({ id, alt: '', caption: '', file: undefined }))
      : []
    const pictures = []
    const unknown: string[] = []
    for (const { id, file, alt, caption } of [...mentions.pictures, ...own]) {
      const hasItem = id !== undefined && data.attachments.has(id)
      const mention = hasItem ? mentionOfId(id) : file
      const found = mention && (await files.find(mention))
      if (mention && found) pictures.push({ mention, found, alt, caption })
      else if (id !== undefined) unknown.push(`#${id}`)
    }
    return { pictures, unknown }
  }

  function addPhotos(
    item: ExportItem,
    postAt: string | undefined,
    pictures: Awaited<ReturnType<typeof picturesOf>>['pictures'],
  ): void {
    for (const { found, alt, caption } of pictures) {
      if (photos.has(found.path)) continue
      photos.set(found.path, { found, alt, caption, postTitle: lineIn(item.title), postAt })
    }
  }

  /** Files that are nowhere are in the report; the others come, each once. */
  async function findFiles(item: ExportItem, mentioned: FileMention[], report: SourceReport) {
    const found = new Map<string, FoundFile>()
    const missing: string[] = []
    const top = `#${metaOf(item, '_thumbnail_id')}`
    for (const mention of mentioned) {
      const file = await files.find(mention)
      if (file?.isThere) found.set(file.path, found.get(file.path) ?? file)
      else if (file) {
        missing.push(file.file.name)
        report.missFile(uploadName(file.path))
      } else if (mention.path !== top) missing.push(mention.path)
    }
    return { found: [...found.values()], missing }
  }

  /** An old address of a file leads to the first record that has it, and to a public one if it can. */
  function claim(found: FoundFile[], isPublic: boolean): string[] {
    return found.flatMap(({ path, oldPaths }) => {
      if (claimed.has(path) || (!isPublic && publicUploads.has(path))) return []
      claimed.add(path)
      return oldPaths
    })
  }

  async function photoOf(
    { found, alt, caption, postTitle, postAt }: WaitingPhoto,
    report: SourceReport,
  ): Promise<IncomingPhoto | undefined> {
    const item = await files.itemOf(found)
    const key = item ? keyOf(item.id) : `file:${found.path}`
    const words = pictureTitle(item, { alt, caption })
    const title = repairBijoy(words ?? postTitle)
    if (!found.isThere) {
      report.missFile(uploadName(found.path))
      report.refuse({ key, kind: 'photos', reason: 'file-missing', title })
      return undefined
    }
    return {
      kind: 'photos',
      key,
      at: (item && instantOf(item.dateGmt)) ?? postAt,
      title,
      file: found.file,
      oldPaths: claim([found], true),
      notes: [],
    }
  }

  async function officerOf(
    entry: Entry,
    report: SourceReport,
  ): Promise<IncomingOfficer | undefined> {
    const item = await data.read(entry.position)
    const name = lineIn(item.title)
    const key = keyOf(item.id)
    if (item.status !== 'publish' || item.isLocked) {
      report.leaveOut({ key, kind: 'officers', reason: 'not-public', title: name })
      return undefined
    }
    const field = (pattern: RegExp) =>
      lineIn(item.meta.find(([one, value]) => pattern.test(one) && value.trim() !== '')?.[1] ?? '')
    const isStaff = /staff|employee|কর্মচারী/i.test(item.type)
    const thumbnail = Number(metaOf(item, '_thumbnail_id'))
    const picture = thumbnail ? await files.ofAttachment(thumbnail) : undefined
    if (picture && !picture.isThere) report.missFile(uploadName(picture.path))
    const photo = picture?.isThere ? picture : undefined
    const { phone, unreadable } = readTelephone(field(/mobile|phone|^(?:contact|cell)$|মোবাইল|ফোন/i))
    return {
      kind: 'officers',
      key,
      at: entry.day.at,
      fields: {
        category: isStaff ? 'officer' : 'teacher',
        name,
        designation:
          field(/designation|^(?:post|position|rank|role)$|পদবি|পদবী/i) ||
          (isStaff ? 'কর্মচারী' : 'শিক্ষক'),
        subject: field(/subject|department|বিষয়/i),
        qualification: field(/qualification|education|degree|যোগ্যতা/i),
        phone,
        email: '',
      },
      file: photo?.file,
      oldPaths: [...oldPathsOf(item, base), ...(photo ? claim([photo], true) : [])],
      notes:
        unreadable === undefined ? [] : [{ code: 'not-a-phone', params: { text: unreadable } }],
    }
  }

  async function siteTextOf(
    entry: Entry,
    report: SourceReport,
  ): Promise<IncomingSiteText | undefined> {
    if (entry.role.role !== 'site-text') return undefined
    const item = await data.read(entry.position)
    const { text, mentions, notes } = convert(item, report)
    const key = keyOf(item.id)
    if (text === '') {
      report.leaveOut({ key, kind: 'siteTexts', reason: 'only-title', title: lineIn(item.title) })
      return undefined
    }
    if (mentions.files.length > 0) notes.push({ code: 'files-left' })
    return {
      kind: 'siteTexts',
      field: entry.role.field,
      key,
      at: entry.day.at,
      text: toPlainText(text),
      oldPaths: oldPathsOf(item, base),
      notes,
    }
  }

  function countCategories(item: ExportItem, kind: DocumentKind, isPublic: boolean): void {
    if (!isPublic) return
    for (const { domain, slug } of item.terms) {
      if (domain !== 'category') continue
      const counts = categories.get(slug) ?? new Map<DocumentKind, number>()
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      categories.set(slug, counts)
    }
    if (!/^(?:post|page)$/.test(item.type)) archives.set(item.type, kind)
  }

  /** Lists and the feed of the old site. Call it after the last record. */
  function redirects(): IncomingRedirect[] {
    const parents = new Map(data.head.categories.map(({ slug, parent }) => [slug, parent]))
    const lists = data.head.categories.flatMap(({ id, slug, name }) => {
      const counted = [...(categories.get(slug) ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0]
      const kind = kindOfNames([plainName(titleOf(name)), plainName(decodePath(slug))]) ?? counted
      if (!kind) return []
      const target = contentKinds[kind].pages[0].path
      const parent = parents.get(slug)
      const paths = [`/category/${slug}`]
      if (parent) paths.push(`/category/${parent}/${slug}`)
      if (id > 0) paths.push(`/?cat=${id}`)
      return paths.map((path) => ({ path: oldPath(base + path), target }))
    })
    const types = [...archives].map(([type, kind]) => ({
      path: oldPath(`${base}/${type}`),
      target: contentKinds[kind].pages[0].path,
    }))
    return [...lists, ...types, { path: oldPath(`${base}/feed`), target: '/rss.xml' }]
  }

  return { records, redirects }
}

function keyOf(id: number): string {
  return `post:${id}`
}

/** Oldest first; records without a date come last. Officers have an order of their own. */
function sorted(entries: Entry[], role: Entry['role']['role']): Entry[] {
  const own = entries.filter((entry) => entry.role.role === role)
  const byDate = (a: Entry, b: Entry) => byTime(a.day, b.day) || a.id - b.id
  if (role !== 'officer') return own.sort(byDate)
  return own.sort((a, b) => a.menuOrder - b.menuOrder || byDate(a, b))
}

function stateOf(
  item: ExportItem,
  { at, problem }: ItemDay,
  isPage: boolean,
): Pick<IncomingDocument, 'state' | 'publishAt'> & { note?: Note } {
  const isScheduled = item.status === 'future'
  const note: { note?: Note } =
    problem && (isScheduled || item.status === 'publish') ? { note: { code: problem } } : {}
  if (isPage || item.isLocked) return { state: 'draft', ...note }
  if (!isScheduled) return { state: item.status === 'publish' ? 'published' : 'draft', ...note }
  if (problem || at === undefined) return { state: 'draft', ...note }
  // Staff decide about a post that the old site has perhaps never shown.
  if (at <= nowIso()) return { state: 'draft', note: { code: 'was-scheduled' } }
  return { state: 'scheduled', publishAt: at }
}
