import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Numbers the documents of each kind in the order of their dates. The number is part of the address
 * of a document's page. Documents in the bin get their numbers too. A counter for each kind
 * remembers the last number, so that no number is used twice.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await db.schema
    .alterTable('document')
    .addColumn('number', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  const counters = db.schema
    .createTable('document_number')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
  await (isSqlite ? counters.modifyEnd(sql`strict`) : counters).execute()

  const dateInBin = isSqlite ? sql`json_extract(content, '$.date')` : sql`content::json ->> 'date'`
  await sql`
    create temporary table numbered as
    select id, kind, row_number() over (partition by kind order by date, id) as number from (
      select id, kind, date from document
      union all
      select id, kind, ${dateInBin} from bin_entry
      where kind in ('notices', 'news', 'downloads', 'results')
    ) documents`.execute(db)
  await sql`
    update document set number = numbered.number from numbered
    where numbered.id = document.id`.execute(db)
  const numberedContent = isSqlite
    ? sql`json_set(content, '$.number', numbered.number)`
    : sql`(content::jsonb || jsonb_build_object('number', numbered.number))::text`
  await sql`
    update bin_entry set content = ${numberedContent} from numbered
    where numbered.id = bin_entry.id and numbered.kind = bin_entry.kind`.execute(db)
  await sql`
    insert into document_number (kind, last)
    select kind, max(number) from numbered group by kind`.execute(db)
  await sql`drop table numbered`.execute(db)
  await db.schema
    .createIndex('document_by_number')
    .on('document')
    .columns(['kind', 'number'])
    .unique()
    .execute()
}
