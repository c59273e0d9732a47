import path from 'node:path'
import { nowIso } from '../base/clock.ts'
import { SQLITE_FILE_NAME } from '../database/connect.ts'
import { findDamage } from '../database/sqlite-damage.ts'
import type { StorageSettings } from '../base/settings.ts'
import { BackupProblem } from './state/problem.ts'
import { changeBackupState, type DatabaseCheck, readBackupState } from './state/state.ts'

type Settings = Pick<StorageSettings, 'dataDir' | 'databaseUrl'>

/** Reads the whole SQLite file. PostgreSQL has its own checks. */
export function checkDatabase({ dataDir, databaseUrl }: Settings): DatabaseCheck | undefined {
  if (databaseUrl) return undefined
  const damage = findDamage(path.join(dataDir, SQLITE_FILE_NAME))
  return { at: nowIso(), ...(damage !== undefined && { damage }) }
}

/**
 * Records the result for `/readyz` and the office.
 * @throws BackupProblem if the file is damaged
 */
export async function recordCheck(
  { dataDir }: Settings,
  check: DatabaseCheck | undefined,
): Promise<void> {
  if (!check) return
  const recorded = changeBackupState(dataDir, { lastCheck: check })
  if (check.damage === undefined) return recorded
  // On a full disk, the log still gets the damage.
  const [, state] = await Promise.allSettled([recorded, readBackupState(dataDir)])
  const lastProven = state.status === 'fulfilled' ? state.value.lastProven : undefined
  throw new BackupProblem(
    `${path.join(dataDir, SQLITE_FILE_NAME)} is damaged (${check.damage}). No backup was made, and the older ones stay. Stop the server, and restore the last backup: npm run restore -- ${lastProven?.file ?? 'FILE'} --force. See "A damaged database" in docs/backup.md.`,
  )
}
