import { z } from 'zod'
import { nowIso, nowMs } from '../base/clock.ts'
import { contentKinds, documentUrl, DOCUMENT_KINDS, GALLERY_KINDS, textPages } from '../content.ts'
import { documentChange, earlierDocument } from '../features/documents/schema.ts'
import { galleryChange } from '../features/galleries/schema.ts'
import type { ReasonCode } from '../features/moves/reason-words.ts'
import type { MovedKind, MovedRecordTable } from '../features/moves/table.ts'
import { newOfficer } from '../features/people/schema.ts'
import { contact, schoolInfo } from '../features/profile/schema.ts'
import { siteSubject } from '../features/profile/subject.ts'
import { findTarget } from '../features/redirects/find-target.ts'
import { ownPage } from '../features/redirects/own-page.ts'
import { redirect } from '../features/redirects/schema.ts'
import { studentCount } from '../features/student-counts/schema.ts'
import { InvalidInput } from '../errors/classes.ts'
import type { FieldError } from '../errors/codes.ts'
import { describeIssue } from '../errors/zod-issues.ts'
import type { PreparedFile, Purpose } from '../files/files.ts'
import type { OpenSchool } from '../school/open.ts'
import type { Stores } from '../school/school.ts'
import { dayAt } from '../words/format.ts'
import { type BroughtFiles, bringFiles, checkFiles } from './bring-files.ts'
import type {
  IncomingDocument,
  IncomingFile,
  IncomingOfficer,
  IncomingOldAddress,
  IncomingPhoto,
  IncomingRecord,
  Note,
} from './incoming.ts'
import type { Report } from './report.ts'
import { fitTitle, titleOfSection } from './titles.ts'

/** One run of a source into a school. */
export interface Run {
  school: OpenSchool
  source: { id: string; label: string }
  report: Report
  maxFileBytes: number
  /** Without it, this is a dry run. */
  isGo: boolean
  bringsTwins: boolean
  /** The move that continues; undefined before the first record. */
  moveId: number | undefined
  /** When new records last became visible, in ms. */
  shownAt: number
}

/** Visitors see new records once in this time, because the server then renders its pages again. */
const SHOWN_EVERY_MS = 1000

/** A record that was written. */
interface Written {
  kind: MovedKind
  recordId: string
  version: number
  /** The page that shows it. */
  target: string
}

/** Imports one record, or adds the reason against it to the report. */
export async function bring(run: Run, record: IncomingRecord): Promise<void> {
  const { report, school, source } = run
  const moved = await school.stores.moves.findRecord(source.id, record.key)
  if (moved) return bringAgain(run, record, moved)
  const planned = await plan(run, record)
  if (!planned) return
  for (const { code: reason, ...note } of planned.notes) {
    report.note({ ...nameOf(planned), reason, ...note })
  }
  if (!run.isGo) {
    const isComing = await isPossible(run, planned)
    if (isComing) report.plan(record.kind, stateOf(record))
    return
  }
  const files = await bringFiles(filesOf(planned), {
    purpose: purposeOf(planned),
    folder: school.files.incomingFolder,
    maxBytes: run.maxFileBytes,
    report,
  })
  try {
    if (needsFile(planned) && files.prepared.length === 0) {
      return report.refuse({ ...nameOf(record), reason: 'no-file' })
    }
    await school.files.savePrepared(files.prepared, () => write(run, planned, files))
    report.plan(record.kind, stateOf(record))
    if (isCounted(record)) report.data.new += 1
    noteLacking(run, planned, files.lacking)
  } finally {
    await files.discard()
  }
}

async function write(run: Run, record: IncomingRecord, files: BroughtFiles): Promise<void> {
  const { source } = run
  run.moveId = await writePublic(run, async (stores) => {
    const id = run.moveId ?? (await stores.moves.begin(source.id, { ...source, ...run }))
    await checkRuns(stores, id)
    const { target, ...made } = await create(stores, record, files.prepared, id)
    await stores.moves.addRecord({
      source: source.id,
      sourceKey: record.key,
      ...made,
      moveId: id,
      lacksFiles: Number(
        files.lacking.length > 0 || (isDocument(record) && record.lacksFiles === true),
      ),
    })
    await stores.redirects.add(record.oldPaths.map((path) => ({ path, target, moveId: id })))
    return id
  })
}

/** Like `School.write`, but cached pages stay valid until the next second. */
async function writePublic<T>(run: Run, work: (stores: Stores) => Promise<T>): Promise<T> {
  const now = nowMs()
  // A clock that was set back must not hide new records from visitors.
  const wasJustShown = now >= run.shownAt && now < run.shownAt + SHOWN_EVERY_MS
  if (wasJustShown) {
    return run.school.writePrivate(async (stores) => {
      await stores.lockChanges()
      return work(stores)
    })
  }
  const result = await run.school.write(work)
  run.shownAt = now
  return result
}

/** Makes all new records visible. */
export function showAll({ school }: Run): Promise<void> {
  return school.write(async () => {})
}

/** The office, or another command, can have the move taken back while it runs. */
async function checkRuns(stores: Stores, moveId: number): Promise<void> {
  const move = await stores.moves.find(moveId)
  if (move?.state === 'running') return
  throw new Error(`Move ${moveId} is being taken back. Run the command again afterwards.`)
}

/** The record as it would be stored; undefined if it does not come, which the report says. */
async function plan(run: Run, record: IncomingRecord): Promise<IncomingRecord | undefined> {
  const { report, school } = run
  const fitted = fit(record)
  const field = problemOf(fitted)
  if (field !== undefined) {
    report.refuse({ ...nameOf(record), reason: 'wrong-field', field })
    return undefined
  }
  if (fitted.kind === 'redirects') return planRedirect(run, fitted)
  const existing = await existingOf(school.stores, fitted)
  if (existing !== undefined) {
    report.leaveOut({ ...nameOf(fitted), reason: existing })
    return undefined
  }
  const twin = run.bringsTwins ? undefined : await findTwin(run, fitted)
  if (twin !== undefined) {
    report.leaveOut({ ...nameOf(fitted), reason: 'looks-like', params: { page: twin } })
    return undefined
  }
  return fitted
}

/** The same rules as for an old address that staff add. */
async function planRedirect(
  { report, school: { stores, settings } }: Run,
  record: IncomingOldAddress,
): Promise<IncomingOldAddress | undefined> {
  const read = redirect.parse(record.fields)
  const origin = settings.publicUrl?.origin
  const existing = await stores.redirects.find(read.path)
  if (existing && existing.target === ownPage(read.target, origin)) {
    report.data.here += 1
    return undefined
  }
  if (existing) {
    const params = { page: existing.target }
    report.leaveOut({ ...nameOf(record), reason: 'leads-elsewhere', params })
    return undefined
  }
  try {
    const target = await findTarget(stores, read, origin)
    return { ...record, fields: { ...read, target } }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    report.refuse({ ...nameOf(record), reason: 'wrong-field', field: error.fields[0]! })
    return undefined
  }
}

function fit(record: IncomingRecord): IncomingRecord {
  if (isDocument(record)) {
    const { isMade, ...fitted } = fitTitle(record, record.files[0]?.name)
    return { ...record, ...fitted, notes: withTitleNote(record, isMade) }
  }
  if (isPhoto(record)) {
    const { title, isMade } = fitTitle({ title: record.title, text: '' }, record.file?.name)
    return { ...record, title, notes: withTitleNote(record, isMade) }
  }
  return record
}

function withTitleNote({ notes }: IncomingRecord, isMade: boolean): Note[] {
  return isMade ? [...notes, { code: 'title-made' }] : notes
}

/** Why the site would not accept it. */
function problemOf(record: IncomingRecord): FieldError | undefined {
  const { error } = schemaOf(record).safeParse(fieldsOf(record))
  return error && describeIssue(error.issues[0] as Parameters<typeof describeIssue>[0])
}

/** The limit on dense texts is for Markdown. A text from a file is not Markdown. */
const documentWithReadText = earlierDocument.pick({
  title: true,
  text: true,
  topic: true,
  date: true,
  letter: true,
})

/** Making a schema takes longer than checking a record with it. */
const typedDocuments = new Map(DOCUMENT_KINDS.map((kind) => [kind, documentChange(kind)]))

function documentSchema({ kind, textSource }: IncomingDocument) {
  return textSource === undefined ? typedDocuments.get(kind)! : documentWithReadText
}

function schemaOf(record: IncomingRecord): z.ZodType {
  if (isDocument(record)) return documentSchema(record)
  if (isPhoto(record)) return galleryChange
  switch (record.kind) {
    case 'officers':
      return newOfficer
    case 'studentCounts':
      return studentCount
    case 'schoolInfo':
      return schoolInfo
    case 'contact':
      return contact
    case 'redirects':
      return redirect
    default:
      return z.object({})
  }
}

function fieldsOf(record: IncomingRecord): object {
  if (isDocument(record)) {
    const { title, text, topic, letter, at } = record
    return {
      title,
      text,
      ...(topic && { topic }),
      ...(letter && { letter }),
      ...(at !== undefined && { date: at }),
    }
  }
  if (isPhoto(record)) return { title: record.title }
  return 'fields' in record ? record.fields : {}
}

/** A record that a site has only once is imported only if the site does not have it yet. */
async function existingOf(stores: Stores, record: IncomingRecord): Promise<ReasonCode | undefined> {
  switch (record.kind) {
    case 'siteTexts':
      return (await stores.site.find())[record.field] === '' ? undefined : 'text-exists-here'
    case 'schoolInfo':
      return (await stores.schoolInfo.find()) ? 'exists-here' : undefined
    case 'contact':
      return (await stores.contact.find()) ? 'exists-here' : undefined
    case 'teacherPage':
      return (await stores.officers.ownPage.find()).html === null ? undefined : 'exists-here'
    case 'studentCounts':
      return (await stores.studentCounts.findFor(record.fields)) ? 'counted-here' : undefined
    default:
      return undefined
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The address of a similar record, which staff have probably typed. */
async function findTwin(
  { school, source }: Run,
  record: IncomingRecord,
): Promise<string | undefined> {
  if (record.kind === 'officers') {
    const officers = await school.stores.officers.list()
    const same = officers.filter(({ name }) => name === record.fields.name.normalize('NFC'))
    for (const { _id } of same) {
      if (!(await school.stores.moves.isOfSource(source.id, _id))) return record.fields.name
    }
  }
  if (!isDocument(record) || record.at === undefined) return undefined
  const { kind, title, at } = record
  const time = Date.parse(at)
  const twins = await school.stores.moves.listTwins(kind, {
    title,
    from: new Date(time - DAY_MS).toISOString(),
    to: new Date(time + DAY_MS).toISOString(),
    source: source.id,
  })
  const dayOf = (date: string) => dayAt(new Date(date), school.settings.timeZone)
  const twin = twins.find(({ date }) => dayOf(date) === dayOf(at))
  return twin && documentUrl(kind, twin.number)
}

/** Whether enough of its files would come. */
async function isPossible(run: Run, record: IncomingRecord): Promise<boolean> {
  const files = filesOf(record)
  const lacking = await checkFiles(files, {
    purpose: purposeOf(record),
    maxBytes: run.maxFileBytes,
    report: run.report,
  })
  if (!needsFile(record) || lacking.length < files.length) {
    noteLacking(run, record, lacking)
    return true
  }
  run.report.refuse({ ...nameOf(record), reason: 'no-file' })
  return false
}

/** Many records can have one file, and the report's list of files has it once. */
function noteLacking({ report }: Run, record: IncomingRecord, names: string[]): void {
  for (const file of names) {
    report.note({ ...nameOf(record), reason: 'without-file', params: { file } })
  }
}

function needsFile(record: IncomingRecord): boolean {
  // A text that was read in the file comes only with the file.
  if (isDocument(record)) return record.text === '' || record.textSource !== undefined
  return isPhoto(record) && record.videoLink === undefined
}

function filesOf(record: IncomingRecord): IncomingFile[] {
  if (isDocument(record)) return record.files
  return 'file' in record && record.file ? [record.file] : []
}

function isDocument(record: IncomingRecord): record is IncomingDocument {
  return DOCUMENT_KINDS.some((kind) => kind === record.kind)
}

function isOfficer(record: IncomingRecord): record is IncomingOfficer {
  return record.kind === 'officers'
}

function purposeOf(record: IncomingRecord): Purpose {
  return isDocument(record) ? 'documents' : 'pictures'
}

function isPhoto(record: IncomingRecord): record is IncomingPhoto {
  return GALLERY_KINDS.some((kind) => kind === record.kind)
}

/** A text of the site is a part of its record, so it is not a record that is new or here. */
function isCounted({ kind }: IncomingRecord): boolean {
  return kind !== 'siteTexts'
}

function stateOf(record: IncomingRecord): string | undefined {
  return isDocument(record) ? record.state : undefined
}

function nameOf(record: IncomingRecord) {
  const title = 'title' in record ? record.title : 'fields' in record ? titleOf(record) : ''
  const { key, kind, row } = record
  return { key, kind, ...(title && { title }), ...(row !== undefined && { row }) }
}

function titleOf(record: IncomingRecord): string {
  if (record.kind === 'officers') return record.fields.name
  if (record.kind === 'redirects') return record.fields.path
  return record.kind === 'studentCounts' ? titleOfSection(record.fields) : ''
}

const TEACHERS = contentKinds.officers.pages[0].path

async function create(
  stores: Stores,
  record: IncomingRecord,
  files: PreparedFile[],
  moveId: number,
): Promise<Written> {
  if (isDocument(record)) return createDocument(stores, record, files)
  if (isPhoto(record)) return createPhoto(stores, record, files[0])
  const { kind } = record
  switch (kind) {
    case 'officers':
      return createOfficer(stores, record, files[0])
    case 'studentCounts': {
      const count = await stores.studentCounts.create(studentCount.parse(record.fields))
      return written(kind, await stores.history.movedIn(kind, count))
    }
    case 'schoolInfo': {
      const info = await stores.schoolInfo.create(schoolInfo.parse(record.fields))
      return written(kind, await stores.history.movedIn(kind, info))
    }
    case 'contact': {
      const made = await stores.contact.create(contact.parse(record.fields))
      return written(kind, await stores.history.movedIn(kind, made))
    }
    case 'redirects': {
      const { path, target } = record.fields
      await stores.redirects.add([{ path, target, moveId }])
      await stores.history.movedIn('redirect', { _id: path, title: path, target })
      return { kind, recordId: path, version: 1, target }
    }
    case 'siteTexts': {
      const subject = siteSubject(stores)
      const before = await stores.site.find()
      const after = await stores.site.update({ [record.field]: record.text })
      await stores.history.movedIn(subject.kind, after, before)
      const target = textPages.history.path
      return { kind, recordId: record.field, version: after.version, target }
    }
  }
  const { ownPage: teacherPage } = stores.officers
  const before = await teacherPage.find()
  const after = await teacherPage.replace(record.html)
  await stores.history.movedIn('teacherPage', after, before)
  return { kind, recordId: kind, version: after.version, target: TEACHERS }
}

function written(
  kind: Exclude<MovedKind, 'siteTexts' | 'teacherPage' | 'redirects'>,
  { _id: recordId, version }: { _id: string; version: number },
): Written {
  return { kind, recordId, version, target: contentKinds[kind].pages[0].path }
}

async function createDocument(
  stores: Stores,
  record: IncomingDocument,
  files: PreparedFile[],
): Promise<Written> {
  const { kind, textSource, topic, state, publishAt, endsAt, pinnedUntil, at } = record
  const [file, ...attachments] = files.map((one) => one.file)
  const now = nowIso()
  const createdAt = record.createdAt ?? at ?? now
  // The same cleaning as for a text that staff write.
  const { title, text, letter } = documentSchema(record).parse(fieldsOf(record))
  const made = await stores[kind].create({
    title: title!,
    text,
    textSource,
    topic,
    letter,
    file,
    attachments,
    date: at,
    createdAt: createdAt > now ? now : createdAt,
    draft: state === 'draft',
    publishAt,
    endsAt,
    pinnedUntil,
  })
  // Its time may come after the move. Staff can still announce it.
  if (made.state === 'draft' || made.state === 'scheduled') await stores.outbox.mute(kind, made._id)
  const came = await stores.history.movedIn(kind, made)
  return { ...written(kind, came), target: documentUrl(kind, came.number) }
}

async function createPhoto(
  stores: Stores,
  { kind, title, videoLink, at }: IncomingPhoto,
  file: PreparedFile | undefined,
): Promise<Written> {
  const made = await stores[kind].create({
    ...galleryChange.parse({ title }),
    file: file?.file,
    videoLink,
    ...(at !== undefined && { createdAt: at }),
  })
  const came = written(kind, await stores.history.movedIn(kind, made))
  return { ...came, target: `${came.target}?photo=${came.recordId}` }
}

async function createOfficer(
  stores: Stores,
  { kind, fields }: IncomingOfficer,
  photo: PreparedFile | undefined,
): Promise<Written> {
  const { file: _, ...details } = newOfficer.parse(fields)
  const made = await stores.officers.create(details, photo?.file)
  return written(kind, await stores.history.movedIn(kind, made))
}

/** The version of a record that a move brought; undefined if staff deleted it. */
async function findMoved(
  stores: Stores,
  { kind, recordId, version }: MovedRecordTable,
): Promise<{ version: number } | undefined> {
  // The site has one version for all of its fields, which says nothing about one text.
  if (kind === 'siteTexts') return { version }
  if (kind === 'schoolInfo' || kind === 'contact') return stores[kind].find()
  if (kind === 'teacherPage') return stores.officers.ownPage.find()
  if (kind === 'redirects') return (await stores.redirects.find(recordId)) && { version }
  return stores[kind].find(recordId)
}

/** A record of an earlier run. It is never overwritten. */
async function bringAgain(
  run: Run,
  record: IncomingRecord,
  moved: MovedRecordTable,
): Promise<void> {
  const { report, school } = run
  const present = await findMoved(school.stores, moved)
  if (!present) return report.leaveOut({ ...nameOf(record), reason: 'deleted-here-since' })
  if (isCounted(record)) report.data.here += 1
  const isChanged = present.version !== moved.version
  if (isChanged) return report.note({ ...nameOf(record), reason: 'changed-here-since' })
  if (moved.lacksFiles === 0 || !run.isGo || !(isDocument(record) || isOfficer(record))) return
  if (isDocument(record) && record.lacksFiles) return
  const files = await bringFiles(filesOf(record), {
    purpose: purposeOf(record),
    folder: school.files.incomingFolder,
    maxBytes: run.maxFileBytes,
    report,
  })
  try {
    noteLacking(run, record, files.lacking)
    if (files.lacking.length > 0 || files.prepared.length === 0) return
    // Staff may have added the file themselves while it was fetched, which can take minutes.
    const latest = await findMoved(school.stores, moved)
    if (latest?.version !== moved.version)
      return report.note({ ...nameOf(record), reason: 'changed-here-since' })
    await school.files.savePrepared(files.prepared, () =>
      school.write(async (stores) => {
        const before = (await stores[record.kind].find(moved.recordId))!
        const after = await addFiles(stores, record, moved.recordId, files.prepared)
        await stores.history.movedIn(record.kind, after, before)
        await stores.moves.completeRecord(moved, after.version)
      }),
    )
  } finally {
    await files.discard()
  }
}

/** Adds the files that a record lacked when it came. */
async function addFiles(
  stores: Stores,
  record: IncomingDocument | IncomingOfficer,
  id: string,
  prepared: PreparedFile[],
) {
  const [file, ...attachments] = prepared.map((one) => one.file)
  if (isDocument(record)) return (await stores[record.kind].update(id, { file, attachments }))!
  const { photoConsentOn } = record.fields
  const change = { photo: file, ...(photoConsentOn && { photoConsentOn }) }
  return (await stores.officers.update(id, change))!
}
