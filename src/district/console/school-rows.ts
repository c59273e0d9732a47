import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import { nowMs } from '../../base/clock.ts'
import { DIRECTORATE_ENTRIES } from '../../features/information/entries.ts'
import { toLatinDigits } from '@pathshala/bengali/digits'
import type { DistrictDatabase, DistrictTables } from '../database.ts'
import { MB, ROWS_OF_PAGE, type Sort, type Trouble, TROUBLES } from './columns.ts'
import type { TableQuery } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SILENT_DAYS = 90
const OLD_BACKUP_DAYS = 2
const NEARLY_FULL = 0.8

const row = expressionBuilder<DistrictTables, 'school' | 'survey' | 'problem' | 'name'>()

const bytes = row('survey.databaseBytes', '+', row.ref('survey.fileBytes'))

const daysAgo = (days: number) => new Date(nowMs() - days * DAY_MS).toISOString()

/** A school without a survey is not known to be silent, incomplete or full. */
const CONDITIONS: Record<Trouble, () => Expression<SqlBool>> = {
  cannotOpen: () => row('problem.problem', 'is not', null),
  backupFailing: () =>
    row.or([
      row('survey.backupProblem', 'is not', null),
      // A new school has no backup yet.
      row(row.fn.coalesce('survey.provenAt', 'school.createdAt'), '<', daysAgo(OLD_BACKUP_DAYS)),
    ]),
  diskNearlyFull: () => row(bytes, '>', row('school.diskLimitMb', '*', NEARLY_FULL * MB)),
  boardIncomplete: () => row('survey.boardOk', '<', DIRECTORATE_ENTRIES),
  silent: () => row('survey.lastPublishedAt', '<', daysAgo(SILENT_DAYS)),
  neverPublished: () =>
    row.and([row('survey.at', 'is not', null), row('survey.lastPublishedAt', 'is', null)]),
  sampleLeft: () => row('survey.hasSample', '=', 1),
}

/** Nothing is wrong here with a school that is served elsewhere. */
function hasTrouble(trouble: Trouble): Expression<SqlBool> {
  return row.and([row('school.state', 'in', ['open', 'paused']), CONDITIONS[trouble]()])
}

/** A digit for each trouble. As texts, the flags sort by the most urgent one. */
function troubleFlags() {
  const digits = TROUBLES.map((trouble) => sql`coalesce(${hasTrouble(trouble)}, 0)`)
  return sql<string>`${sql.join(digits, sql` || `)}`
}

/** Every school, with its survey, its problem and its main name if it has them. */
function joinSchools(database: DistrictDatabase) {
  return database
    .selectFrom('school')
    .leftJoin('survey', 'survey.school', 'school.id')
    .leftJoin('problem', 'problem.school', 'school.id')
    .leftJoin('name', (join) =>
      join.onRef('name.school', '=', 'school.id').on('name.isMain', '=', 1),
    )
}

export function selectSchools(database: DistrictDatabase) {
  return joinSchools(database).select([
    'school.id',
    'survey.title',
    'survey.titleEnglish',
    'name.host',
    'school.state',
    'survey.lastPublishedAt',
    'survey.lastWorkAt',
    'survey.boardOk',
    'survey.provenAt',
    bytes.as('bytes'),
    'school.diskLimitMb',
    troubleFlags().as('flags'),
  ])
}

export function toSchoolRow<R extends { flags: string }>({ flags, ...school }: R) {
  return { ...school, troubles: TROUBLES.filter((_, index) => flags[index] === '1') }
}

/** The words must all occur in the names, the host or the id. Digits can be Bengali. */
function isFound(words: string): Expression<SqlBool> {
  const text = sql`concat_ws(' ', ${sql.ref('survey.title')}, ${sql.ref('survey.titleEnglish')}, ${sql.ref('name.host')}, ${sql.ref('school.id')})`
  const contains = (word: string) =>
    sql<SqlBool>`${text} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`
  return row.and(
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => row.or([contains(word), contains(toLatinDigits(word))])),
  )
}

const ORDERS: Record<Sort, () => Expression<unknown>> = {
  troubles: troubleFlags,
  title: () => row.fn.coalesce('survey.title', 'school.id'),
  published: () => row.ref('survey.lastPublishedAt'),
  work: () => row.ref('survey.lastWorkAt'),
  board: () => row.ref('survey.boardOk'),
  backup: () => row.ref('survey.provenAt'),
  size: () => bytes,
  state: () => row.ref('school.state'),
}

/** The schools that are not removed. */
function choose({ filter, q }: TableQuery): Expression<SqlBool> {
  return row.and([
    row('school.state', '!=', 'removed'),
    ...(filter ? [hasTrouble(filter)] : []),
    isFound(q),
  ])
}

export type SchoolRow = Awaited<ReturnType<typeof listRows>>[number]

/** All rows of a table; those of one page if it is named. */
export async function listRows(database: DistrictDatabase, query: TableQuery, page?: number) {
  const { sort, order = sort === 'troubles' ? 'desc' : 'asc' } = query
  let rows = selectSchools(database)
    .where(choose(query))
    .orderBy(ORDERS[sort](), order)
    .orderBy('school.id')
  if (page !== undefined) rows = rows.limit(ROWS_OF_PAGE).offset((page - 1) * ROWS_OF_PAGE)
  return (await rows.execute()).map(toSchoolRow)
}

export type SchoolList = Awaited<ReturnType<typeof listSchools>>

/** Three queries, however many schools there are. `total` is of all pages. */
export async function listSchools(database: DistrictDatabase, query: TableQuery, page: number) {
  const { total } = await joinSchools(database)
    .select((one) => one.fn.countAll<number>().as('total'))
    .where(choose(query))
    .executeTakeFirstOrThrow()
  return { schools: await listRows(database, query, page), total, sums: await findSums(database) }
}

/** Of the whole district, without the filter and the search. */
function findSums(database: DistrictDatabase) {
  const sum = (condition: Expression<SqlBool>) => sql<number>`coalesce(sum(${condition}), 0)`
  return joinSchools(database)
    .select((one) => one.fn.countAll<number>().as('all'))
    .select(TROUBLES.map((trouble) => sum(hasTrouble(trouble)).as(trouble)))
    .where('school.state', '!=', 'removed')
    .executeTakeFirstOrThrow()
}
