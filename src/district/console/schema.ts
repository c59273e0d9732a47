import { z } from 'zod'
import { cleanLine } from '../../base/clean-text.ts'
import { namedAccount } from '../../features/accounts/schema.ts'
import { optionalLine } from '../../words/input.ts'
import { PROBLEM_KINDS, SCHOOL_STATES } from '../database.ts'
import { SORTS, TROUBLES } from './columns.ts'

export const tableQuery = z.object({
  filter: z.enum(TROUBLES).optional(),
  q: z.string().max(100).transform(cleanLine).default(''),
  sort: z.enum(SORTS).default('troubles'),
  /** Without it, the most urgent troubles come first, and other columns begin with the least. */
  order: z.enum(['asc', 'desc']).optional(),
})

export type TableQuery = z.infer<typeof tableQuery>

export const listQuery = tableQuery.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

export const schoolRow = z.object({
  id: z.string(),
  title: z.string().nullable(),
  titleEnglish: z.string().nullable(),
  host: z.string().nullable(),
  state: z.enum(SCHOOL_STATES),
  lastPublishedAt: z.string().nullable(),
  lastWorkAt: z.string().nullable(),
  boardOk: z.number().nullable(),
  /** When the last verified backup was made. */
  provenAt: z.string().nullable(),
  bytes: z.number().nullable(),
  diskLimitMb: z.number(),
  troubles: z.array(z.enum(TROUBLES)),
})

export type SchoolRow = z.infer<typeof schoolRow>

export const schoolList = z.object({
  schools: z.array(schoolRow),
  /** Of all pages. */
  total: z.number(),
  /** Of the whole district, without the filter and the search. */
  sums: z.record(z.enum(['all', ...TROUBLES]), z.number()),
})

export type SchoolList = z.infer<typeof schoolList>

const boardEntry = z.object({ title: z.string(), titleEnglish: z.string() })

export type BoardEntry = z.infer<typeof boardEntry>

const survey = z.object({
  at: z.string(),
  lastSignInDay: z.string().nullable(),
  accounts: z.number(),
  adminsWithTwoStep: z.number(),
  documents: z.number(),
  followers: z.number(),
  waitingToRead: z.number(),
  databaseBytes: z.number(),
  fileBytes: z.number(),
  backupProblem: z.string().nullable(),
  /** Whether it has the tables of this version of the software. */
  isMigrated: z.boolean(),
})

export const schoolDetails = schoolRow.extend({
  since: z.string(),
  reason: z.string().nullable(),
  target: z.string().nullable(),
  createdAt: z.string(),
  names: z.array(
    z.object({ host: z.string(), isMain: z.boolean(), provenAt: z.string().nullable() }),
  ),
  /** `text` is the sentence of the software, in English. */
  problem: z.object({ kind: z.enum(PROBLEM_KINDS), text: z.string(), at: z.string() }).nullable(),
  /** Null before the first survey. */
  survey: survey.nullable(),
  missing: z.array(boardEntry),
  late: z.array(boardEntry),
  /** Newest first. */
  acts: z.array(
    z.object({
      at: z.string(),
      operator: z.string(),
      action: z.string(),
      detail: z.string().nullable(),
    }),
  ),
})

export type SchoolDetails = z.infer<typeof schoolDetails>

export const machine = z.object({
  version: z.string(),
  /** The schools that have the tables of this version, of those that were surveyed. */
  migrated: z.number(),
  surveyed: z.number(),
  freeBytes: z.number(),
  /** In the process that answers. */
  openSchools: z.number(),
  maxOpenSchools: z.number(),
  /** Null before the first. The numbers are of schools. */
  lastNight: z
    .object({
      from: z.string(),
      to: z.string(),
      made: z.number(),
      unchanged: z.number(),
      failed: z.number(),
    })
    .nullable(),
})

export type Machine = z.infer<typeof machine>

export const stateChange = z.object({
  state: z.enum(['open', 'paused']),
  reason: optionalLine(200).default(''),
})

export const passwordRequest = namedAccount.pick({ username: true })

export const newSchoolPassword = z.object({ password: z.string() })

export type NewSchoolPassword = z.infer<typeof newSchoolPassword>
