import { sql } from 'kysely'
import { z } from 'zod'
import { DOCUMENT_KINDS, TOPICS } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import { json, shortText, type StoredRows } from '../../database/stored-rows.ts'
import { hideAllFiles } from './search-and-access.ts'
import { letterRecord } from './letter.ts'
import { doubt } from './schema.ts'
import { DOCUMENT_STATES, LAYOUTS, READING_STATES, TEXT_SOURCES } from './table.ts'

export const documentRows = {
  document: z.object({
    kind: z.enum(DOCUMENT_KINDS),
    number: z.int32().positive(),
    title: shortText,
    state: z.enum(DOCUMENT_STATES),
    topic: z.enum(TOPICS).nullable(),
    letter: json(letterRecord).nullable(),
    attachments: json(z.array(shortText)),
    pages: json(z.array(shortText)),
    reading: z.enum(READING_STATES),
    text_source: z.enum(TEXT_SOURCES).nullable(),
    layout: z.enum(LAYOUTS),
    doubts: json(z.array(doubt)),
  }),
  document_number: z.object({ kind: z.enum(DOCUMENT_KINDS), last: z.int32().positive() }),
  hidden_file: undefined,
} satisfies Partial<StoredRows>

const STATEMENTS = [
  // The counter of each kind is not below the numbers of its documents, also those in the bin.
  sql`insert into document_number (kind, last)
    select kind, max(number) from (
      select kind, number from document
      union all
      select kind, json_extract(content, '$.number') from bin_entry
      where json_extract(content, '$.number') is not null
    ) where true group by kind
    on conflict (kind) do update set last = max(last, excluded.last)`,
  // Without its time, a document would stay scheduled for ever.
  sql`update document set state = 'draft' where state = 'scheduled' and publish_at is null`,
  sql`update document set state = 'published' where state = 'ended' and ends_at is null`,
  sql`update document set publish_at = null
    where state in ('published', 'ended') and publish_at is not null`,
  // The home page sorts by this time.
  sql`update document set published_at = created_at
    where state in ('published', 'ended') and published_at is null`,
]

export async function deriveDocumentRows(database: Database): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database.withoutPlugins())
  await hideAllFiles(database)
}
