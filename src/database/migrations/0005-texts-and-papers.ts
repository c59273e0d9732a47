import { type Kysely, sql } from 'kysely'

/** The text of an earlier file, and what a person changed in a text beside the same file. */
const STATEMENTS = [
  `alter table document add column outdated_text text`,
  `alter table document add column text_corrected_at text`,
  `alter table document add column text_differs integer not null default 0`,
]

export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
