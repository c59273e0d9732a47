import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { hideAllFiles } from '../features/documents/derived.ts'

/**
 * No real site reaches these values. A larger one is forged or damaged: it is lowered, because the
 * column would overflow after a few changes.
 */
const HIGHEST = { version: 500_000_000, position: 1_000_000, last: 500_000_000 }

const VERSIONED = [
  'content_version',
  'document',
  'gallery_entry',
  'singleton',
  'student_count',
  'calendar_entry',
  'routine',
  'officer',
]

/**
 * Makes the rows that follow from others again, in an archive that was loaded into SQLite. On rows
 * that this software wrote, nothing changes.
 */
export async function deriveRows(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const plain = transaction.withoutPlugins()
    for (const statement of STATEMENTS) await sql.raw(statement).execute(plain)
    await hideAllFiles(transaction)
  })
}

const USED_NUMBERS = `
  select kind, number from document
  union all
  select kind, json_extract(content, '$.number') from bin_entry
  where json_extract(content, '$.number') is not null`

const STATEMENTS = [
  ...VERSIONED.map((table) => lower(table, 'version')),
  lower('officer', 'position'),
  lower('document_number', 'last'),
  ...(['version', 'position'] as const).map(lowerInBin),
  // The counter of each kind is not behind its documents, also those in the bin.
  `insert into document_number (kind, last)
   select kind, max(number) from (${USED_NUMBERS}) where true group by kind
   on conflict (kind) do update set last = max(last, excluded.last)`,
  // Without its time, a document would stay scheduled for ever.
  `update document set state = 'draft' where state = 'scheduled' and publish_at is null`,
  `update document set state = 'published' where state = 'ended' and ends_at is null`,
  `update document set publish_at = null
   where state in ('published', 'ended') and publish_at is not null`,
  // The home page sorts by this time.
  `update document set published_at = created_at
   where state in ('published', 'ended') and published_at is null`,
  // Two entries at one place: the next page of the list would leave one out.
  `update gallery_entry set sort_id = id where exists (
     select 1 from gallery_entry as other
     where other.gallery = gallery_entry.gallery and other.sort_at = gallery_entry.sort_at
       and other.sort_id = gallery_entry.sort_id and other.id <> gallery_entry.id)`,
  // Names of deleted files: not those in use, and all those in the bin.
  `delete from deleted_file where name in (select name from stored_file)`,
  `insert into deleted_file (name, area, kind)
   select json_extract(file.value, '$.name'), json_extract(file.value, '$.area'), kind
   from bin_entry, json_each(files) as file where true
   on conflict (name) do nothing`,
]

function lower(table: string, column: keyof typeof HIGHEST): string {
  return `update ${table} set ${column} = ${HIGHEST[column]} where ${column} > ${HIGHEST[column]}`
}

function lowerInBin(column: 'version' | 'position'): string {
  const value = `'$.${column}'`
  return `update bin_entry set content = json_set(content, ${value}, ${HIGHEST[column]})
    where json_extract(content, ${value}) > ${HIGHEST[column]}`
}
