import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Report } from '../base/progress.ts'
import type { Database } from './database.ts'
import * as first from './migrations/0001-first.ts'
import * as firstPage from './migrations/0002-first-page.ts'
import * as toldPhones from './migrations/0003-told-phones.ts'
import * as examClasses from './migrations/0004-exam-classes.ts'
import * as textsAndPapers from './migrations/0005-texts-and-papers.ts'
import * as comingVersions from './migrations/0006-coming-versions.ts'
import * as noReceipts from './migrations/0011-no-receipts.ts'
import * as hiddenParts from './migrations/0012-hidden-parts.ts'
import * as hidingFiles from './migrations/0013-hiding-files.ts'
import * as questions from './migrations/0014-questions.ts'
import * as unanswered from './migrations/0015-unanswered-searches.ts'
import * as englishCalendar from './migrations/0016-english-calendar.ts'
import * as byDayAndPerson from './migrations/0017-by-day-and-person.ts'
import * as englishDocuments from './migrations/0018-english-documents.ts'
import * as albums from './migrations/0019-albums.ts'

/**
 * In the order of their names. A released migration never changes (migrations.test.ts): a site that
 * has run it does not run it again.
 */
const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-first-page': firstPage,
  '0003-told-phones': toldPhones,
  '0004-exam-classes': examClasses,
  '0005-texts-and-papers': textsAndPapers,
  '0006-coming-versions': comingVersions,
  '0011-no-receipts': noReceipts,
  '0012-hidden-parts': hiddenParts,
  '0013-hiding-files': hidingFiles,
  '0014-questions': questions,
  '0015-unanswered-searches': unanswered,
  '0016-english-calendar': englishCalendar,
  '0017-by-day-and-person': byDayAndPerson,
  '0018-english-documents': englishDocuments,
  '0019-albums': albums,
}

/** Work at the start of the server, besides the migrations. */
export interface Start {
  /** Comes before the first migration of a database without tables. Its error stops the start. */
  whenEmpty?: (() => Promise<void>) | undefined
  report?: Report | undefined
}

/** All migrations of this version of the software, in order. */
export const migrationNames: string[] = Object.keys(migrations).sort()

/** The way out for data of a trial version, which came before the first release (decision 90). */
export const LEAVE_TRIAL =
  'Export its lists with that version, and move them into a new site, as docs/moving-in.md says under "From another site with this software"'

/** The names of migrations of trial versions begin with a date, and those of releases with a number. */
export function isOfTrial(migration: string): boolean {
  return /^20\d\d-\d\d-\d\d/.test(migration)
}

/** Another version of the software has used the database. The message is one line. */
export class UnknownMigration extends Error {
  constructor(migration: string) {
    super(
      isOfTrial(migration)
        ? `A trial version of this software has made this database (${migration}), which no release can open; nothing was changed. ${LEAVE_TRIAL}`
        : `A newer version of this software has changed this database (${migration}), and nothing was changed now. Start that version again, or restore a backup that was made before the update into an empty DATA_DIR or database`,
    )
  }
}

/**
 * Runs the missing migrations, and before them `whenEmpty` if the database has no tables. The caller
 * must hold the migration lock.
 * @throws UnknownMigration if the database has a migration that this version does not know
 */
export async function migrateToLatest(
  database: Database,
  { whenEmpty, report }: Start = {},
): Promise<void> {
  const applied = await appliedMigrations(database)
  if (applied.length === 0) await whenEmpty?.()
  const unknown = applied.find((name) => !migrationNames.includes(name))
  if (unknown) throw new UnknownMigration(unknown)
  // A new database needs no time.
  await migrateTo(database, migrationNames.at(-1)!, applied.length > 0 ? report : undefined)
}

/**
 * Whether the last migration of this version was the last one that was run. A failure of the query
 * shows again when the migrations run.
 */
export async function isUpToDate(database: Database): Promise<boolean> {
  const last = await findLastMigration(database).catch(() => undefined)
  return last === migrationNames.at(-1)
}

/** @throws if the database has no tables */
export async function findLastMigration(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(database)
  return rows[0]?.name
}

/** Runs the migrations up to and including the named one. */
export async function migrateTo(database: Database, name: string, report?: Report): Promise<void> {
  const migrator = new Migrator({
    // Without this, a plugin of the database would rename the migrator's own tables.
    db: database.withoutPlugins(),
    provider: { getMigrations: async () => reporting(migrations, report) },
  })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

function reporting(
  all: Record<string, Migration>,
  report: Report = () => undefined,
): Record<string, Migration> {
  const entries = Object.entries(all).map(([name, migration]) => [
    name,
    {
      up: (database: Kysely<unknown>) => {
        report(`Updating the database: ${name} …`)
        return migration.up(database)
      },
    },
  ])
  return Object.fromEntries(entries)
}

/** The time of the database's first migration, in milliseconds since 1970. */
export async function findCreation(database: Database): Promise<number> {
  const { rows } = await sql<{ timestamp: string }>`
    select min(timestamp) as timestamp from kysely_migration`.execute(database)
  return Date.parse(rows[0]!.timestamp)
}

/** The migrations that were run on a database, in order. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  return rows.map(({ name }) => name).sort()
}
