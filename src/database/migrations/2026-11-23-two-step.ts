import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

/** Tables for two-step sign-in: the secret of an account's phone, and its recovery codes. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const create = async (table: CreateTableBuilder<any, any>) =>
    (isSqlite ? table.modifyEnd(sql`strict`) : table).execute()

  await create(
    db.schema
      .createTable('two_step')
      .addColumn('account_id', 'text', (c) =>
        c.primaryKey().references('account.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('last_used_step', 'integer', (c) => c.notNull())
      .addColumn('recovery_salt', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'text'),
  )
  await create(
    db.schema
      .createTable('recovery_code')
      .addColumn('account_id', 'text', (c) =>
        c.notNull().references('two_step.account_id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_code_key', ['account_id', 'code_hash']),
  )
}
