import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import * as initial from './migrations/2026-11-20-initial.ts'
import * as growth from './migrations/2026-11-21-growth.ts'
import * as binAndHistory from './migrations/2026-11-22-bin-and-history.ts'
import * as twoStep from './migrations/2026-11-23-two-step.ts'

const migrations = {
  '2026-11-20-initial': initial,
  '2026-11-21-growth': growth,
  '2026-11-22-bin-and-history': binAndHistory,
  '2026-11-23-two-step': twoStep,
}

/** Every migration that this software knows, in their order. */
export const migrationNames: string[] = Object.keys(migrations).sort()

/** Applies what is missing. The caller holds the lock. */
export async function migrateToLatest(database: Database): Promise<void> {
  await migrateTo(database, migrationNames.at(-1)!)
}

/** Brings a database to the tables that it had after one of the migrations. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const migrator = new Migrator({
    // The migrator's own tables keep the names it knows, whatever plugin the database carries.
    db: database.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

/** The migrations that a database has behind it, in their order; none where it is new. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  return rows.map(({ name }) => name).sort()
}
