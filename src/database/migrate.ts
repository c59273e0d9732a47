import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Report } from '../base/progress.ts'
import type { Database } from './database.ts'
import * as initial from './migrations/2026-11-20-initial.ts'
import * as growth from './migrations/2026-11-21-growth.ts'
import * as binAndHistory from './migrations/2026-11-22-bin-and-history.ts'
import * as twoStep from './migrations/2026-11-23-two-step.ts'
import * as deletedFiles from './migrations/2026-11-24-deleted-files.ts'
import * as signInFailures from './migrations/2026-11-24-sign-in-failures.ts'
import * as usernames from './migrations/2026-11-24-usernames.ts'
import * as replacedFiles from './migrations/2026-11-25-replaced-files.ts'
import * as documentNumbers from './migrations/2026-11-26-document-numbers.ts'
import * as documentText from './migrations/2026-11-27-document-text.ts'
import * as search from './migrations/2026-11-28-search.ts'
import * as publishing from './migrations/2026-11-29-publishing.ts'
import * as calendarAndRoutine from './migrations/2026-11-30-calendar-and-routine.ts'
import * as groups from './migrations/2026-12-01-groups.ts'
import * as consent from './migrations/2026-12-02-consent.ts'
import * as layout from './migrations/2026-12-03-layout.ts'
import * as information from './migrations/2026-12-04-information.ts'
import * as moves from './migrations/2026-12-06-moves.ts'
import * as redirects from './migrations/2026-12-07-redirects.ts'
import * as following from './migrations/2026-12-08-following.ts'
import * as movesTakenBack from './migrations/2026-12-09-moves-taken-back.ts'
import * as redirectTargets from './migrations/2026-12-10-redirect-targets.ts'
import * as officialLinks from './migrations/2026-12-11-official-links.ts'
import * as destroyedRecords from './migrations/2026-12-14-destroyed-records.ts'
import * as numbersWithoutAnswer from './migrations/2026-12-14-numbers-without-an-answer.ts'
import * as reachedFollowers from './migrations/2026-12-16-reached-followers.ts'

const migrations = {
  '2026-11-20-initial': initial,
  '2026-11-21-growth': growth,
  '2026-11-22-bin-and-history': binAndHistory,
  '2026-11-23-two-step': twoStep,
  '2026-11-24-deleted-files': deletedFiles,
  '2026-11-24-sign-in-failures': signInFailures,
  '2026-11-24-usernames': usernames,
  '2026-11-25-replaced-files': replacedFiles,
  '2026-11-26-document-numbers': documentNumbers,
  '2026-11-27-document-text': documentText,
  '2026-11-28-search': search,
  '2026-11-29-publishing': publishing,
  '2026-11-30-calendar-and-routine': calendarAndRoutine,
  '2026-12-01-groups': groups,
  '2026-12-02-consent': consent,
  '2026-12-03-layout': layout,
  '2026-12-04-information': information,
  '2026-12-06-moves': moves,
  '2026-12-07-redirects': redirects,
  '2026-12-08-following': following,
  '2026-12-09-moves-taken-back': movesTakenBack,
  '2026-12-10-redirect-targets': redirectTargets,
  '2026-12-11-official-links': officialLinks,
  '2026-12-14-destroyed-records': destroyedRecords,
  '2026-12-14-numbers-without-an-answer': numbersWithoutAnswer,
  '2026-12-16-reached-followers': reachedFollowers,
}

/** What a start does beside its migrations. */
export interface Start {
  /** Comes before the first migration of a database without tables. Its error stops the start. */
  whenEmpty?: () => Promise<void>
  report?: Report | undefined
}

/** All migrations of this version of the software, in order. */
export const migrationNames: string[] = Object.keys(migrations).sort()

/** A newer version of the software has used the database. The message is one line. */
class NewerDatabase extends Error {
  constructor(migration: string) {
    super(
      `A newer version of this software has changed this database (${migration}), and nothing was changed now. Start that version again, or restore a backup that was made before the update into an empty DATA_DIR or database`,
    )
  }
}

/**
 * Runs the missing migrations, and before them `whenEmpty` if the database has no tables. The caller
 * must hold the migration lock.
 * @throws NewerDatabase if the database has a migration that this version does not know
 */
export async function migrateToLatest(
  database: Database,
  { whenEmpty, report }: Start = {},
): Promise<void> {
  const applied = await appliedMigrations(database)
  if (applied.length === 0) await whenEmpty?.()
  const unknown = applied.find((name) => !migrationNames.includes(name))
  if (unknown) throw new NewerDatabase(unknown)
  // A new database needs no time.
  await migrateTo(database, migrationNames.at(-1)!, applied.length > 0 ? report : undefined)
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
