import { type Kysely, sql } from 'kysely'

/**
 * The English title and text of a document, which of its attachments is the English paper, and
 * whether the Bengali was changed after the English.
 */
const STATEMENTS = [
  `alter table document add column title_english text not null default ''`,
  `alter table document add column text_english text not null default ''`,
  `alter table document add column file_english text`,
  `alter table document add column english_differs integer not null default 0`,
]

export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
