import { type Kysely, sql } from 'kysely'

/**
 * The first page of the office names public files that hide more than the names in their
 * description. The parts of a file stand in the order of their kinds, and names come last.
 */
const STATEMENTS = [
  `create index stored_file_hiding
    on stored_file (created_at)
    where (hidden_parts <> '[]' and substr(hidden_parts, 1, 17) <> '[{"kind":"author"')`,
]

export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
