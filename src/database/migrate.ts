import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import * as initial from './migrations/2026-11-20-initial.ts'
import * as growth from './migrations/2026-11-21-growth.ts'
import * as binAndHistory from './migrations/2026-11-22-bin-and-history.ts'

const migrations = {
  '2026-11-20-initial': initial,
  '2026-11-21-growth': growth,
  '2026-11-22-bin-and-history': binAndHistory,
}

/** Applies what is missing. The caller holds the lock. */
export async function migrateToLatest(database: Database): Promise<void> {
  const migrator = new Migrator({
    // The migrator's own tables keep the names it knows, whatever plugin the database carries.
    db: database.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
