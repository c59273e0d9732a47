import { z } from 'zod'
import { BIN_KINDS, type BinKind, DOCUMENT_KINDS, GALLERY_KINDS } from '../content.ts'
import type { Tables } from '../database/database.ts'
import { calendarRecord } from '../features/calendar/schema.ts'
import { letterRecord } from '../features/documents/letter.ts'
import { doubt } from '../features/documents/schema.ts'
import { DOCUMENT_STATES, READING_STATES, TEXT_SOURCES } from '../features/documents/table.ts'
import { TOPICS } from '../features/documents/topics.ts'
import { officerRecord } from '../features/people/schema.ts'
import { contact, schoolInfo, siteRecord } from '../features/profile/schema.ts'
import { routineRecord } from '../features/routine/schema.ts'
import { studentCountRecord } from '../features/student-counts/schema.ts'
import { ACCEPTED, PICTURE_OUTPUT } from '../files/kinds.ts'
import { ACTIONS, HISTORY_KINDS } from '../records/history/kinds.ts'
import { describeIssue } from '../errors/zod-issues.ts'

/**
 * The conditions that the software needs in the rows of a table and that the column types do not
 * express. These are types and not the rules for input: those have become stricter since older rows
 * were written.
 */
export function storedRowSchema(table: string): z.ZodType | undefined {
  return (SCHEMAS as Record<string, z.ZodType | undefined>)[table]
}

/** The table that a record of the bin returns to. */
export function tableOf(kind: BinKind): SnakeCase<keyof Tables> {
  if (isOneOf(DOCUMENT_KINDS, kind)) return 'document'
  if (isOneOf(GALLERY_KINDS, kind)) return 'gallery_entry'
  return OTHER_TABLES[kind]
}

const shortText = z.string().max(2000)
const color = z.string().regex(/^#[0-9a-f]{6}$/)
const area = z.enum(['uploads', 'gallery-uploads'])
const mimeType = z.enum(
  [...ACCEPTED.documents.kinds, ...ACCEPTED.pictures.kinds, ...Object.values(PICTURE_OUTPUT)].map(
    (kind) => kind.mimeType,
  ),
)
const pixels = z.int32().positive().nullable()

/** A file's row as JSON in the bin. */
const binnedFile = z.object({
  name: shortText,
  area,
  fileName: shortText,
  fileSize: z.int32(),
  mimeType,
  width: pixels,
  height: pixels,
  color: color.nullable(),
  createdAt: shortText,
})

/** The value for each name in this table. The value for any other name is any object. */
const SINGLETONS: Record<string, z.ZodType> = {
  site: typesOf(siteRecord.partial()),
  contact: typesOf(contact),
  schoolInfo: typesOf(schoolInfo),
  // Older versions stored `html`.
  teacherPage: z.union([
    z.object({ cleanHtml: z.string().nullable() }),
    z.object({ html: z.string() }),
  ]),
}

const singleton = z
  .object({ name: shortText, value: json(z.looseObject({})) })
  .superRefine(({ name, value }, context) => {
    const error = SINGLETONS[name]?.safeParse(value).error
    if (error) context.addIssue({ code: 'custom', message: `${name}: ${z.prettifyError(error)}` })
  })

const file = z.object({
  area,
  file_name: shortText,
  file_size: z.int().min(0),
  mime_type: mimeType,
  width: pixels,
  height: pixels,
  color: color.nullable(),
})

/** `binEntry` → `bin_entry` */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

const OTHER_TABLES = {
  calendar: 'calendar_entry',
  routines: 'routine',
  studentCounts: 'student_count',
  officers: 'officer',
} as const satisfies Partial<Record<BinKind, SnakeCase<keyof Tables>>>

function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
  return (kinds as readonly string[]).includes(kind)
}

/** Undefined: the column types say everything. */
const SCHEMAS: Record<SnakeCase<keyof Tables>, z.ZodType | undefined> = {
  stored_file: file,
  replaced_file: file,
  document: z.object({
    kind: z.enum(DOCUMENT_KINDS),
    number: z.int32().positive(),
    title: shortText,
    state: z.enum(DOCUMENT_STATES),
    topic: z.enum(TOPICS).nullable(),
    letter: json(letterRecord).nullable(),
    attachments: json(z.array(shortText)),
    pages: json(z.array(shortText)),
    reading: z.enum(READING_STATES),
    text_source: z.enum(TEXT_SOURCES).nullable(),
    doubts: json(z.array(doubt)),
  }),
  document_number: z.object({ kind: z.enum(DOCUMENT_KINDS), last: z.int32().positive() }),
  gallery_entry: z.object({
    gallery: z.enum(GALLERY_KINDS),
    title: shortText,
    video_link: shortText.nullable(),
  }),
  singleton,
  student_count: z.object({
    class_name: studentCountRecord.shape.className,
    shift: studentCountRecord.shape.shift,
    section: studentCountRecord.shape.section,
  }),
  calendar_entry: z.object({
    title: shortText,
    kind: calendarRecord.shape.kind,
    from_day: z.iso.date(),
    to_day: z.iso.date(),
    note: shortText,
    shift: calendarRecord.shape.shift,
  }),
  routine: z.object({
    class_name: routineRecord.shape.className,
    shift: routineRecord.shape.shift,
    section: routineRecord.shape.section,
    valid_from: z.iso.date(),
    periods: json(routineRecord.shape.periods),
    lessons: json(routineRecord.shape.lessons),
  }),
  officer: z.object({
    category: officerRecord.shape.category,
    name: shortText,
    designation: shortText,
    subject: shortText,
    qualification: shortText,
    phone: shortText,
    email: shortText,
  }),
  account: z.object({
    username: shortText,
    role: z.enum(['editor', 'admin']),
    // A forged hash could take gigabytes of memory at the next sign-in.
    password_hash: z
      .string()
      .regex(/^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=\d{1,2}\$[\w+/$]{1,200}$/),
  }),
  bin_entry: z.object({
    kind: z.enum(BIN_KINDS),
    title: shortText,
    content: json(z.looseObject({ id: shortText })),
    files: json(z.array(binnedFile)),
  }),
  history_entry: z.object({
    kind: z.enum(HISTORY_KINDS),
    action: z.enum(ACTIONS),
    title: shortText,
    before: json(z.looseObject({})).nullable(),
    after: json(z.looseObject({})).nullable(),
  }),
  session: undefined,
  sign_in_failure: undefined,
  known_address: undefined,
  two_step: z.object({ secret: z.string().regex(/^[A-Z2-7]{16,128}$/) }),
  recovery_code: undefined,
  content_version: undefined,
  deleted_file: z.object({ area, kind: z.enum(BIN_KINDS) }),
  search_entry: undefined,
  hidden_file: undefined,
  idempotent_answer: z.object({
    // Empty: its record was deleted for good.
    answer: z.union([
      z.literal(''),
      json(z.object({ status: z.int().min(200).max(299), body: z.unknown() })),
    ]),
  }),
}

/** JSON in a string. */
function json<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)
}

/** Checks only the types of the schema's fields, not minimum lengths and other rules. */
function typesOf(schema: z.ZodType): z.ZodType {
  return z.unknown().superRefine((value, context) => {
    const issues = schema.safeParse(value).error?.issues ?? []
    const wrong = issues.find(({ code }) => code !== 'custom' && code !== 'too_small')
    if (wrong) {
      const { path, message } = describeIssue(wrong)
      context.addIssue({ code: 'custom', message: `${path}: ${message}` })
    }
  })
}
