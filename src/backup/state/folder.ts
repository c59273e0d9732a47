import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../../base/new-id.ts'
import { BackupProblem, reasonOf } from './problem.ts'
import { BACKUP_FOLDER } from './state.ts'

/**
 * Writes a small file into the folder of nightly backups. A folder that only root may write to, or a
 * disk that is not mounted, is known before the night.
 * @throws BackupProblem if a backup cannot be written there
 */
export async function checkBackupFolder(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, BACKUP_FOLDER)
  // If it stays there, the sweep removes it.
  const probe = path.join(folder, `probe.part-${newId()}`)
  try {
    await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    try {
      await writeFile(probe, 'x')
    } finally {
      await rm(probe, { force: true })
    }
  } catch (cause) {
    const reason = reasonOf(cause) ?? (cause as Error).message
    throw new BackupProblem(`No backup can be written to ${folder}: ${reason}.`, { cause })
  }
}

/** Whether a backup can be written. */
export async function canWriteBackups(dataDir: string): Promise<boolean> {
  try {
    await checkBackupFolder(dataDir)
    return true
  } catch (error) {
    if (error instanceof BackupProblem) return false
    throw error
  }
}
