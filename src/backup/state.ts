import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../database/new-id.ts'
import type { Proof } from './make-backup.ts'

/** Where nightly backups lie, inside `DATA_DIR`. */
export const BACKUP_FOLDER = 'backups'
const STATE_FILE = 'state.json'

const OLD_AFTER_MS = 2 * 24 * 60 * 60 * 1000

/** What is known of a site's backups; in a file, so that every process reads the same. */
export interface BackupState {
  lastProven?: Proof
  /** ISO 8601 UTC. */
  lastNightlyAt?: string
  lastFailure?: { at: string; message: string }
}

/** What has never been written, or cannot be read as such, is no backup. */
export async function readBackupState(dataDir: string): Promise<BackupState> {
  try {
    return JSON.parse(await readFile(statePlace(dataDir), 'utf8')) as BackupState
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || error instanceof SyntaxError) return {}
    throw error
  }
}

export async function changeBackupState(dataDir: string, change: BackupState): Promise<void> {
  await mkdir(path.join(dataDir, BACKUP_FOLDER), { recursive: true })
  const state = { ...(await readBackupState(dataDir)), ...change }
  await writeWhole(statePlace(dataDir), `${JSON.stringify(state, undefined, 2)}\n`)
}

/** The old text or the new one, whenever it is read. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.part-${newId()}`
  try {
    await writeFile(temporary, text, { flag: 'wx', flush: true })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

export interface LastBackup {
  /** When the last proven backup was made, ISO 8601 UTC; null where there has never been one. */
  provenAt: string | null
  isOld: boolean
  /** Whether there has been an attempt since, and it failed. */
  hasFailedSince: boolean
}

export async function findLastBackup(dataDir: string, now = Date.now()): Promise<LastBackup> {
  const { lastProven, lastFailure } = await readBackupState(dataDir)
  const provenAt = lastProven?.createdAt ?? null
  return {
    provenAt,
    isOld: provenAt === null || now - Date.parse(provenAt) > OLD_AFTER_MS,
    hasFailedSince: lastFailure !== undefined && lastFailure.at > (lastProven?.provenAt ?? ''),
  }
}

/** One sentence for whoever watches over the machine. */
export function describeLastBackup(last: LastBackup, timeZone: string): string {
  const failed = last.hasFailedSince ? ' The last attempt failed: see the log.' : ''
  if (last.provenAt === null) return `never: no backup has been made and proven yet.${failed}`
  const at = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(last.provenAt))
  const warning = last.isOld ? 'warning, older than two days: ' : ''
  return `${warning}the last proven backup is of ${at} (${timeZone}).${failed}`
}

function statePlace(dataDir: string): string {
  return path.join(dataDir, BACKUP_FOLDER, STATE_FILE)
}
