import type { z } from 'zod'
import { isObject } from '../../base/is-object.ts'
import { webAddress } from '../../base/web-address.ts'
import type { DocumentKind, GalleryKind } from '../../content.ts'
import { FileRejected } from '../../errors/classes.ts'
import { describeIssue } from '../../errors/zod-issues.ts'
import { findVideoId } from '../../features/galleries/video.ts'
import { cleanPage } from '../../features/people/clean-page.ts'
import { contact, schoolInfo } from '../../features/profile/schema.ts'
import type { ReasonCode } from '../../features/moves/reason-words.ts'
import { oldPath } from '../../features/redirects/old-path.ts'
import { studentCount } from '../../features/student-counts/schema.ts'
import type { Fetcher } from '../fetch/fetcher.ts'
import { IncomingFileError } from '../incoming-file-error.ts'
import type { IncomingFile, IncomingRecord, Note, Source, SourceReport } from '../incoming.ts'
import { titleOfSection } from '../titles.ts'
import { byTime, fileNameIn, hashOfRecord } from '../old-records.ts'
import { lineIn } from '../wordpress/text/plain-words.ts'

/** Earlier times are mistakes: no school had a website before. */
const FIRST_MS = Date.UTC(1995, 0, 1)

/** A record of the old system, with any values. */
type OldRecord = Record<string, unknown>

const DOCUMENTS: readonly (readonly [DocumentKind, string])[] = [
  ['notices', '/api/notices'],
  ['news', '/api/news'],
  ['downloads', '/api/downloads'],
]

const GALLERIES: readonly (readonly [GalleryKind, string])[] = [
  ['photos', '/api/gallery'],
  ['jubilee', '/api/main-gallery'],
]

const TEACHER_PAGE = '/TeacherInformation.html'

interface OldSystemSource extends Source {
  /** All records of the old site. */
  count: number
  isCut: false
}

interface OldSystemOptions {
  address: string
  fetcher: Fetcher
}

/**
 * The old system's API as a source. All lists are fetched before the first record comes.
 * @throws IncomingFileError if a list cannot be fetched, or if there is no such system
 */
export async function openOldSystem({
  address,
  fetcher,
}: OldSystemOptions): Promise<OldSystemSource> {
  const base = address.replace(/\/+$/, '')
  const listOf = async (path: string) => {
    const list = await fetcher.fetchList(base + path)
    if (list === undefined) return undefined
    if (!Array.isArray(list) || !list.every(isObject))
      throw new IncomingFileError('not-a-list', { url: base + path })
    return withoutTwins(path, list)
  }
  const oneOf = async (path: string) => {
    const one = await fetcher.fetchList(base + path)
    return isObject(one) ? one : undefined
  }
  const fetchLists = <Kind>(lists: readonly (readonly [Kind, string])[]) =>
    Promise.all(lists.map(async ([kind, path]) => [kind, path, await listOf(path)] as const))

  const documents = await fetchLists(DOCUMENTS)
  const galleries = await fetchLists(GALLERIES)
  const counts = await listOf('/api/studentCounts')
  const known = [...documents, ...galleries].some(([, , list]) => list !== undefined)
  if (!known) throw new IncomingFileError('status', { url: `${base}/api/notices`, status: 404 })
  const profile = {
    schoolInfo: await oneOf('/api/schoolInfo'),
    contact: await oneOf('/api/contactus'),
  }
  const teachers = await fetcher.fetchText(base + TEACHER_PAGE)

  const fileOf = (folder: string, name: string): IncomingFile => {
    const url = `${base}/${folder}/${encodeURIComponent(name)}`
    // The old system put the time of the upload before each file name.
    const readable = name.replace(/^\d{13}-(?=.)/, '')
    return {
      name: readable,
      address: url,
      open: () => fetcher.fetchFile(url),
      askSize: () => fetcher.askSize(url),
    }
  }

  async function* records(report: SourceReport): AsyncGenerator<IncomingRecord> {
    for (const [kind, path, list = []] of documents) {
      for (const old of list.map((record) => ({ record, at: timeOf(record) })).sort(byTime)) {
        const { key, title, name, notes } = readCommon(path, old.record)
        if (name === undefined) {
          report.refuse({ key, kind, reason: 'only-title', title })
          continue
        }
        yield {
          kind,
          key,
          title,
          at: old.at,
          notes: noteTime(notes, old.at),
          oldPaths: [oldPath(`/uploads/${encodeURIComponent(name)}`)],
          text: '',
          state: 'published',
          files: [fileOf('uploads', name)],
        }
      }
    }
    for (const [kind, path, list = []] of galleries) {
      let lastMs = 0
      // The newest comes first here. To keep the old order, each entry gets a later time than the one before it.
      for (const record of list.toReversed()) {
        const { key, title, name, notes } = readCommon(path, record)
        const at = timeOf(record)
        const ms = Math.max(lastMs + 1, Date.parse(at ?? '') || 0)
        const common = {
          kind,
          key,
          title,
          notes: noteTime(notes, at),
          at: at === undefined ? undefined : new Date(ms).toISOString(),
        }
        if (at !== undefined) lastMs = ms
        const link = textOf(record, 'videoLink')
        if (name !== undefined) {
          const oldPaths = [oldPath(`/gallery-uploads/${encodeURIComponent(name)}`)]
          yield { ...common, oldPaths, file: fileOf('gallery-uploads', name) }
        } else if (link !== '' && findVideoId(link)) {
          yield { ...common, oldPaths: [], videoLink: webAddress(link)! }
        } else if (link !== '') {
          report.refuse({ key, kind, reason: 'not-a-video-link', title })
        } else report.refuse({ key, kind, reason: 'only-title', title })
      }
    }
    yield* readCounts(counts ?? [], report)
    const common = { oldPaths: [], notes: [] }
    const info = profile.schoolInfo && read(schoolInfo, profile.schoolInfo, 'schoolInfo', report)
    if (info) yield { ...common, kind: 'schoolInfo', key: 'schoolInfo', fields: info }
    const reached = profile.contact && read(contact, profile.contact, 'contact', report)
    if (reached) yield { ...common, kind: 'contact', key: 'contact', fields: reached }
    if (teachers !== undefined) {
      const html = await cleaned(teachers)
      if (html === undefined) {
        report.refuse({ key: 'teacherPage', kind: 'teacherPage', reason: 'page-too-complex' })
      } else yield { ...common, kind: 'teacherPage', key: 'teacherPage', html }
    }
  }

  const lists = [...documents, ...galleries].map(([, , list]) => list?.length ?? 0)
  const count = lists.reduce((sum, length) => sum + length, counts?.length ?? 0)
  return { id: base, label: base, count, isCut: false, records, close: () => fetcher.close() }
}

/** Undefined if the page is too large or too deep to be cleaned. */
async function cleaned(page: string): Promise<string | undefined> {
  try {
    return await cleanPage(page)
  } catch (error) {
    if (error instanceof FileRejected) return undefined
    throw error
  }
}

function* readCounts(list: OldRecord[], report: SourceReport): Generator<IncomingRecord> {
  const seen = new Set<string>()
  for (const record of list) {
    const key = keyOf('/api/studentCounts', record)
    const fields = read(studentCount, record, 'studentCounts', report, key)
    if (!fields) continue
    const section = titleOfSection(fields)
    if (seen.has(section)) {
      report.refuse({ key, kind: 'studentCounts', reason: 'counted-twice', title: section })
      continue
    }
    seen.add(section)
    yield { kind: 'studentCounts', key, oldPaths: [], notes: [], fields }
  }
}

/** The fields of a section have reasons of their own. */
const SECTION_REASONS: Record<string, ReasonCode | undefined> = {
  className: 'not-a-class',
  shift: 'not-a-shift',
  section: 'not-a-section',
}

/** The fields that the record's form here accepts; undefined, and refused, if one is wrong. */
function read<T>(
  schema: z.ZodType<T>,
  record: OldRecord,
  kind: 'schoolInfo' | 'contact' | 'studentCounts',
  report: SourceReport,
  key: string = kind,
): T | undefined {
  const { data, error } = schema.safeParse(record)
  if (!error) return data
  const field = describeIssue(error.issues[0] as Parameters<typeof describeIssue>[0])
  const title = kind === 'studentCounts' ? titleOfSection(record) : ''
  const reason = SECTION_REASONS[field.path]
  report.refuse({
    key,
    kind,
    ...(reason ? { reason } : { reason: 'wrong-field', field }),
    ...(title && { title }),
  })
  return undefined
}

function readCommon(path: string, record: OldRecord) {
  const name = fileNameIn(textOf(record, 'filePath').trim()) || undefined
  const title = lineIn(textOf(record, 'title'))
  return { key: keyOf(path, record), title, name, notes: [] as Note[] }
}

function noteTime(notes: Note[], at: string | undefined): Note[] {
  return at === undefined ? [...notes, { code: 'no-date' }] : notes
}

function keyOf(path: string, record: OldRecord): string {
  return `${fileNameIn(path)}:${textOf(record, '_id') || hashOfRecord(record)}`
}

function textOf(record: OldRecord, field: string): string {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

/** The old system could send a record twice in a list. */
function withoutTwins(path: string, list: OldRecord[]): OldRecord[] {
  return Array.from(
    new Map(list.toReversed().map((one) => [keyOf(path, one), one])).values(),
  ).reverse()
}

/**
 * The time of a record of the old system, ISO 8601 UTC: a field, else the time inside its id, else the
 * time before the name of its file. Undefined without any.
 */
export function timeOf(record: Record<string, unknown>): string | undefined {
  const { createdAt, date, _id, filePath } = record
  const id = typeof _id === 'string' && /^[\da-f]{24}$/i.test(_id) ? _id : undefined
  const name = typeof filePath === 'string' ? fileNameIn(filePath) : ''
  const ms = [
    parseTime(createdAt),
    parseTime(date),
    id === undefined ? undefined : Number.parseInt(id.slice(0, 8), 16) * 1000,
    /^\d{13}(?!\d)/.test(name) ? Number(name.slice(0, 13)) : undefined,
  ].find((one) => one !== undefined && one >= FIRST_MS)
  return ms === undefined ? undefined : new Date(ms).toISOString()
}

/** ISO 8601, or `10/25/2025`, where the number above 12 is the day. Otherwise the order is unknown. */
function parseTime(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const written = value.trim()
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? []
  if (year !== undefined) {
    const [a, b] = [Number(first), Number(second)]
    if (a > 12 === b > 12) return undefined
    const [month, day] = a > 12 ? [b, a] : [a, b]
    const ms = Date.UTC(Number(year), month - 1, day)
    return new Date(ms).getUTCDate() === day ? ms : undefined
  }
  const ms = /^\d{4}-\d\d-\d\d/.test(written) ? Date.parse(written) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}
