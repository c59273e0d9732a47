import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { isOfTrial, LEAVE_TRIAL, migrationNames } from '../database/migrate.ts'
import { listTables } from '../database/tables.ts'
import { BackupProblem, damaged } from './state/problem.ts'

/** Increases when older versions of the software can no longer read a new archive. */
export const FORMAT = 1

const content = z.object({
  size: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type Content = z.infer<typeof content>

const manifest = z.object({
  format: z.number(),
  /** When the rows were read; ISO 8601 UTC. */
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(content.extend({ name: z.string(), rows: z.number().int().min(0) })),
  files: z.array(content.extend({ place: z.string() })),
  /** Files that a row named, but that no longer existed. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

/**
 * Tables that are not archived. Without sessions, a thief of an archive cannot sign in with one;
 * after a restore, all staff must sign in again. Without deliveries, a restore sends nothing.
 */
export const NOT_ARCHIVED = [
  'session',
  'sign_in_failure',
  'follow_calls',
  'push_delivery',
  // The database of an older archive has it until the migrations are run.
  'push_receipt',
]

/** All tables of this database that an archive contains. */
export async function listArchivedTables(database: Database): Promise<string[]> {
  return (await listTables(database)).filter((name) => !NOT_ARCHIVED.includes(name))
}

export const MANIFEST = 'manifest.json'
export const tablePath = (table: string) => `database/${table}.jsonl`
export const filePath = (storedPath: string) => `files/${storedPath}`

/** All paths that an archive may contain. No path leaves the folder of the unpacked archive. */
export const ALLOWED =
  /^(manifest\.json|database\/[a-z][a-z0-9_]{0,62}\.jsonl|files\/(uploads|gallery-uploads)\/[A-Za-z0-9][A-Za-z0-9._-]{0,120})$/

const UNREADABLE = 'its list of contents cannot be read'

/** @throws BackupProblem for a manifest that no version of the software wrote, or a newer one */
export function parseManifest(text: string): Manifest {
  const value = readJson(text)
  const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(value)
  const result = manifest.safeParse(value)
  if (format > FORMAT) throw newer()
  if (!result.success) throw damaged(UNREADABLE)
  const { migrations } = result.data
  if (migrations.some(isOfTrial)) {
    throw new BackupProblem(
      `The archive was made by a trial version of this software, and no release can read it. ${LEAVE_TRIAL}.`,
    )
  }
  if (migrations.some((name) => !migrationNames.includes(name))) throw newer()
  if (migrations.some((name, index) => name !== migrationNames[index])) {
    throw new BackupProblem(
      'The archive was made by another branch of this software and cannot be read.',
    )
  }
  return result.data
}

function newer(): BackupProblem {
  return new BackupProblem(
    'The archive was made by a newer version of this software. Update first, then restore.',
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw damaged(UNREADABLE, cause)
  }
}
