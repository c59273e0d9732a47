import type { Readable } from 'node:stream'
import type { DocumentKind, GalleryKind, TextPage, Topic } from '../content.ts'
import type { ErrorParams } from '../errors/browser-errors.ts'
import type { FieldError } from '../errors/codes.ts'
import type { ReasonCode } from '../features/moves/reason-words.ts'
import type { Letter } from '../features/documents/letter.ts'
import type { DocumentState } from '../features/documents/table.ts'
import type { Contact, SchoolInfo } from '../features/profile/schema.ts'
import type { OfficerConsents, OfficerDetails } from '../features/people/schema.ts'
import type { StudentCountInput } from '../features/student-counts/schema.ts'

/** A file of the old site. It is read when its record comes. */
export interface IncomingFile {
  /** The name for readers. */
  name: string
  /** Where it comes from, for the report. */
  address: string
  /**
   * The size in bytes, if the old site sends it. A dry run asks for it, and does not fetch the file.
   * Absent for a file of this machine.
   * @throws IncomingFileError if the file would not come
   */
  askSize?: () => Promise<number | undefined>
  /** @throws IncomingFileError with a reason that the report shows, also while the stream is read */
  open(): Promise<Readable>
}

/** A difference between a record and its source, for the report. */
export interface Note {
  code: ReasonCode
  params?: ErrorParams
}

interface IncomingBase {
  /** The same in every run: `post:24`. */
  key: string
  /** The old time, ISO 8601 UTC. Without it, the record gets the present time. */
  at?: string | undefined
  /**
   * The addresses at which the old site served it: decoded, NFC, without the last slash, with
   * `?p=24` where the query matters.
   */
  oldPaths: string[]
  /** The row of a list as a spreadsheet counts. */
  row?: number
  notes: Note[]
}

export interface IncomingDocument extends IncomingBase {
  kind: DocumentKind
  /** As the source has it; an empty title becomes the first sentence or the file's name. */
  title: string
  /** Markdown. */
  text: string
  /** What English pages show in their place. */
  titleEnglish?: string
  textEnglish?: string
  /** Who read the text in the file; absent if a person wrote it. */
  textSource?: 'file' | 'machine'
  topic?: Topic
  letter?: Letter
  state: DocumentState
  /** ISO 8601 UTC, as the times below. */
  publishAt?: string
  endsAt?: string
  pinnedUntil?: string
  /** Without it, the old time. */
  createdAt?: string
  /** The first is the document's file, the others are attachments. */
  files: IncomingFile[]
  /** The source names further files that do not exist yet. A later run can import them. */
  lacksFiles?: boolean
}

export interface IncomingPhoto extends IncomingBase {
  kind: GalleryKind
  title: string
  file?: IncomingFile
  videoLink?: string
}

export interface IncomingOfficer extends IncomingBase {
  kind: 'officers'
  fields: OfficerDetails & Partial<OfficerConsents>
  file?: IncomingFile | undefined
}

interface IncomingStudentCount extends IncomingBase {
  kind: 'studentCounts'
  fields: StudentCountInput
}

/** A text of the site. It comes only if the site has no such text. */
export interface IncomingSiteText extends IncomingBase {
  kind: 'siteTexts'
  field: TextPage | 'headTeacherMessage'
  /** Paragraphs, without Markdown. */
  text: string
}

type IncomingProfile = IncomingBase &
  ({ kind: 'schoolInfo'; fields: SchoolInfo } | { kind: 'contact'; fields: Contact })

/** The school's own page of its teachers. */
interface IncomingTeacherPage extends IncomingBase {
  kind: 'teacherPage'
  /** Cleaned by `cleanPage`. */
  html: string
}

export interface IncomingOldAddress extends IncomingBase {
  kind: 'redirects'
  /** As they are written, until the record is planned. */
  fields: { path: string; target: string }
}

export type IncomingRecord =
  | IncomingDocument
  | IncomingPhoto
  | IncomingOfficer
  | IncomingStudentCount
  | IncomingSiteText
  | IncomingProfile
  | IncomingTeacherPage
  | IncomingOldAddress

/** An old address that belongs to no record, such as that of a category. */
export interface IncomingRedirect {
  path: string
  target: string
}

/** Something of the source that does not come. */
export interface NotComing {
  key: string
  /** The kind of content that it would become, or its type in the source. */
  kind: string
  reason: ReasonCode
  params?: ErrorParams
  /** With `wrong-field`. */
  field?: FieldError
  title?: string
  row?: number
}

/** An `IncomingFileError`, or a `Problem` of the rules for uploads. */
interface FileProblem {
  code: string
  params: ErrorParams
  message: string
}

/** Facts from a source for the report, besides its records. */
export interface SourceReport {
  /** The source has it, and it is meant to stay there. */
  leaveOut(one: NotComing): void
  /** It should come, and cannot. */
  refuse(one: NotComing): void
  /** A remark about the source itself. */
  note(one: NotComing): void
  /** Files that the source names and that are nowhere. */
  missFile(name: string): void
  refuseFile(name: string, problem: FileProblem): void
  /** A file at another site. */
  nameExternal(address: string): void
  /** A file that no record names. */
  nameUnused(name: string): void
  countHiddenLinks(count: number): void
  /** Faults of the source's own file. */
  countFaults(faults: { notWellFormed: number; unreadable: number; isCut: boolean }): void
}

export interface FormerSource {
  /** Other forms of its own address. */
  ids: string[]
  /** Addresses that other sources can have too. */
  sharedIds: string[]
  /** Of its records, as redirects store them. */
  addresses: { key: string; paths: string[] }[]
}

/** The origin of the records. A source has no access to the database. */
export interface Source {
  /** Identifies the source in every run. It is an address or a kind. */
  id: string
  /** What it could be called in a move that is recorded. */
  former?: FormerSource
  /** For people. */
  label: string
  /** In the order in which they come: oldest first. */
  records(report: SourceReport): AsyncIterable<IncomingRecord>
  /** After the last record. */
  redirects?(): IncomingRedirect[]
  close(): Promise<void>
}
