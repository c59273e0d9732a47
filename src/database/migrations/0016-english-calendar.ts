import { type Kysely, sql } from 'kysely'

/** The English title and note of a calendar entry, for English pages. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['title_english', 'note_english']) {
    await sql`alter table calendar_entry add column ${sql.raw(column)} text not null default ''`.execute(
      db,
    )
  }
  const { rows: removed } = await sql<{ id: string; content: string }>`select id, content
    from bin_entry where kind = 'calendar'`.execute(db)
  for (const { id, content } of removed) {
    const full = { ...(JSON.parse(content) as object), titleEnglish: '', noteEnglish: '' }
    await sql`update bin_entry set content = ${JSON.stringify(full)} where id = ${id}`.execute(db)
  }
}
