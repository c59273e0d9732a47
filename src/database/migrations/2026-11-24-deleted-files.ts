import { type Kysely, SqliteAdapter, sql } from 'kysely'

interface OldEntry {
  kind: string
  files: string
}

/** Stores the addresses of deleted files, to distinguish them from addresses that never existed. */
export async function up(db: Kysely<any>): Promise<void> {
  const table = db.schema
    .createTable('deleted_file')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()

  // Entries that were deleted before this table existed are still in the bin.
  const entries: OldEntry[] = await db.selectFrom('bin_entry').select(['kind', 'files']).execute()
  for (const { kind, files } of entries) {
    for (const { name, area } of JSON.parse(files) as { name: string; area: string }[]) {
      await db.insertInto('deleted_file').values({ name, area, kind }).execute()
    }
  }
}
