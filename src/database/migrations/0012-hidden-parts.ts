import { type Kysely, sql } from 'kysely'

/** What files hide, and whether visitors may fetch the file of a document. */
const STATEMENTS = [
  `alter table stored_file add column hidden_parts text`,
  `alter table replaced_file add column hidden_parts text`,
  `alter table document add column offer_file integer not null default 1`,
]

export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
