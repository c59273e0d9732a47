import { nowMs } from '../base/clock.ts'
import { documentUrl, DOCUMENT_KINDS, GALLERY_KINDS } from '../content.ts'
import type { MovedRecordTable } from '../features/moves/table.ts'
import { findTarget, ownPage } from '../features/redirects/find-target.ts'
import { redirect } from '../features/redirects/schema.ts'
import { InvalidInput } from '../errors/classes.ts'
import type { FieldError } from '../errors/codes.ts'
import { describeIssue } from '../errors/zod-issues.ts'
import { parseHiddenParts } from '../files/hidden-part.ts'
import type { PreparedFile, Purpose } from '../files/files.ts'
import type { OpenSchool } from '../school/open.ts'
import type { Stores } from '../request/school.ts'
import { listNamed } from '@pathshala/bengali/person-name'
import { dayAt } from '../words/format.ts'
import { type BroughtFiles, bringFiles, checkFiles } from './bring-files.ts'
import { comingOf } from './coming.ts'
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
    noteHidden(run, planned, files.prepared)
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
    const { target, ...made } = await comingOf(record.kind).create(
      stores,
      record,
      files.prepared,
      id,
    )
    await stores.moves.addRecord({
      source: source.id,
      sourceKey: record.key,
      kind: record.kind,
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
  const existing = await comingOf(fitted.kind).existing?.(school.stores, fitted)
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
  const error = comingOf(record.kind).check?.(record)
  return error && describeIssue(error.issues[0] as Parameters<typeof describeIssue>[0])
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The address of a similar record, which staff have probably typed. */
async function findTwin(
  { school, source }: Run,
  record: IncomingRecord,
): Promise<string | undefined> {
  if (record.kind === 'officers') {
    const officers = await school.stores.officers.list()
    for (const { _id } of listNamed(record.fields.name, officers)) {
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

/** What the files hide is known when they are stored. */
function noteHidden({ report }: Run, record: IncomingRecord, prepared: PreparedFile[]): void {
  for (const { file } of prepared) {
    const hidden = parseHiddenParts(file.hiddenParts).map(({ name }) => name)
    const params = { file: file.fileName, parts: hidden.join(', ') }
    if (hidden.length > 0) report.note({ ...nameOf(record), reason: 'hides-parts', params })
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

function isPhoto(record: IncomingRecord): record is IncomingPhoto {
  return GALLERY_KINDS.some((kind) => kind === record.kind)
}

function purposeOf(record: IncomingRecord): Purpose {
  return isDocument(record) ? 'documents' : 'pictures'
}

/** A text of the site is a part of its record, so it is not a record that is new or here. */
function isCounted({ kind }: IncomingRecord): boolean {
  return kind !== 'siteTexts'
}

function stateOf(record: IncomingRecord): string | undefined {
  return isDocument(record) ? record.state : undefined
}

function nameOf(record: IncomingRecord) {
  const title = titleOf(record)
  const { key, kind, row } = record
  return { key, kind, ...(title && { title }), ...(row !== undefined && { row }) }
}

function titleOf(record: IncomingRecord): string {
  if ('title' in record) return record.title
  if (record.kind === 'officers') return record.fields.name
  if (record.kind === 'redirects') return record.fields.path
  return record.kind === 'studentCounts' ? titleOfSection(record.fields) : ''
}

/** A record of an earlier run. It is never overwritten. */
async function bringAgain(
  run: Run,
  record: IncomingRecord,
  moved: MovedRecordTable,
): Promise<void> {
  const { report, school } = run
  const coming = comingOf(moved.kind)
  const present = await coming.find(school.stores, moved)
  if (!present) return report.leaveOut({ ...nameOf(record), reason: 'deleted-here-since' })
  if (isCounted(record)) report.data.here += 1
  const isChanged = present.version !== moved.version
  if (isChanged) return report.note({ ...nameOf(record), reason: 'changed-here-since' })
  if (moved.lacksFiles === 0 || !run.isGo || !(isDocument(record) || record.kind === 'officers'))
    return
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
    const latest = await coming.find(school.stores, moved)
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
    noteHidden(run, record, files.prepared)
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
