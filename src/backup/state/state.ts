import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { timeNow } from '../../base/clock.ts'
import { newId } from '../../base/new-id.ts'
import { absent } from '../../files/disk.ts'
import type { SchoolSettings } from '../../base/settings.ts'

/** The folder of nightly backups, inside `DATA_DIR`. */
export const BACKUP_FOLDER = 'backups'
const STATE_FILE = 'state.json'
/** deploy/offsite.sh touches it after each good copy on another machine. Before the first, its time is 0. */
const OFFSITE_FILE = 'off-site'

const OLD_AFTER_MS = 2 * 24 * 60 * 60 * 1000

/** The contents of an archive that was restored and compared. */
export interface Proof {
  /** When the rows were read; ISO 8601 UTC. */
  createdAt: string
  provenAt: string
  file: string
  bytes: number
  tables: number
  rows: number
  files: number
  fileBytes: number
  /** Files that rows name, but that no longer exist. */
  missing: string[]
  /** Of the SQLite file, when the rows were read (src/backup/database-stamp.ts). */
  stamp?: string
}

/** The last check of the SQLite file, ISO 8601 UTC. `damage` is what SQLite says about it. */
export interface DatabaseCheck {
  at: string
  damage?: string
}

/** The state of a site's backups. It is in a file, so that every process reads the same state. */
export interface BackupState {
  lastProven?: Proof
  /** ISO 8601 UTC. */
  lastNightlyAt?: string
  /** When the last nightly backup still had the present content, ISO 8601 UTC. */
  sameAt?: string
  lastFailure?: { at: string; message: string }
  lastCheck?: DatabaseCheck
}

/**
 * A missing or unreadable file means that there was no backup. Entries dated in the future are left
 * out, because the clock was ahead then. Otherwise no backup would be due until that time.
 */
export async function readBackupState(dataDir: string, now = timeNow()): Promise<BackupState> {
  const isPast = (at: string | undefined) => at !== undefined && Date.parse(at) <= now.getTime()
  const state = (await readJson<BackupState>(statePath(dataDir))) ?? {}
  const { lastProven, lastNightlyAt, sameAt, lastFailure, lastCheck } = state
  return {
    ...(isPast(lastProven?.createdAt) && { lastProven }),
    ...(isPast(lastNightlyAt) && { lastNightlyAt }),
    ...(isPast(sameAt) && { sameAt }),
    ...(isPast(lastFailure?.at) && { lastFailure }),
    ...(isPast(lastCheck?.at) && { lastCheck }),
  }
}

/** Undefined if the file is missing or damaged. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || error instanceof SyntaxError) return undefined
    throw error
  }
}

export async function changeBackupState(dataDir: string, change: BackupState): Promise<void> {
  await mkdir(path.join(dataDir, BACKUP_FOLDER), { recursive: true })
  const state = { ...(await readBackupState(dataDir)), ...change }
  await replaceFile(statePath(dataDir), `${JSON.stringify(state, undefined, 2)}\n`)
}

/** Replaces a file atomically: a reader sees either the old text or the new one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.part-${newId()}`
  try {
    await writeFile(temporary, text, { flag: 'wx', flush: true })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

interface LastBackup {
  /**
   * When the last verified backup was made, or still had the present content; ISO 8601 UTC. Null if
   * no backup was verified.
   */
  provenAt: string | null
  isOld: boolean
  hasFailedSince: boolean
}

export async function findLastBackup(dataDir: string, now = timeNow()): Promise<LastBackup> {
  const { lastProven, sameAt = '', lastFailure } = await readBackupState(dataDir, now)
  const provenAt = lastProven ? later(lastProven.createdAt, sameAt) : null
  const isOld = provenAt === null || now.getTime() - Date.parse(provenAt) > OLD_AFTER_MS
  const hasFailedSince =
    lastFailure !== undefined && lastFailure.at > later(lastProven?.provenAt ?? '', sameAt)
  return { provenAt, isOld, hasFailedSince }
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

/** One sentence for monitoring. */
export function describeLastBackup(last: LastBackup, timeZone: string): string {
  const failed = last.hasFailedSince ? ' The last attempt failed: see the log.' : ''
  if (last.provenAt === null) return `never: no backup has been made and proven yet.${failed}`
  const warning = last.isOld ? 'warning, older than two days: ' : ''
  return `${warning}the last proven backup is of ${describeTime(last.provenAt, timeZone)}.${failed}`
}

/** The last copy of a backup on another machine. */
export interface OffsiteCopy {
  /** ISO 8601 UTC; null before the first good one. */
  copiedAt: string | null
  isOld: boolean
}

/** Undefined if no copies are set up. */
export async function findOffsiteCopy(
  dataDir: string,
  now = timeNow(),
): Promise<OffsiteCopy | undefined> {
  const file = await stat(path.join(dataDir, BACKUP_FOLDER, OFFSITE_FILE)).catch(absent)
  if (!file) return undefined
  const ageMs = now.getTime() - file.mtimeMs
  const isReal = file.mtimeMs > 0 && ageMs >= 0
  return {
    copiedAt: isReal ? file.mtime.toISOString() : null,
    isOld: !isReal || ageMs > OLD_AFTER_MS,
  }
}

/** One sentence for monitoring. */
export function describeOffsiteCopy(copy: OffsiteCopy | undefined, timeZone: string): string {
  if (!copy) return 'not set up.'
  if (copy.copiedAt === null) return 'warning: no copy has succeeded yet.'
  const warning = copy.isOld ? 'warning, older than two days: ' : ''
  return `${warning}the last good copy is of ${describeTime(copy.copiedAt, timeZone)}.`
}

/**
 * The last check of the SQLite file; undefined before the first, and for PostgreSQL, also if the
 * site had a SQLite file before.
 */
export async function findLastCheck({
  dataDir,
  databaseUrl,
}: Pick<SchoolSettings, 'dataDir' | 'databaseUrl'>): Promise<DatabaseCheck | undefined> {
  return databaseUrl ? undefined : (await readBackupState(dataDir)).lastCheck
}

/** One sentence for monitoring. SQLite's words can contain names of tables, but no content. */
export function describeLastCheck(check: DatabaseCheck | undefined, timeZone: string): string {
  if (!check) return 'never: the file is checked before each backup.'
  const { at, damage } = check
  const time = describeTime(at, timeZone)
  return damage === undefined ? `ok on ${time}.` : `damaged on ${time}: ${damage}.`
}

function describeTime(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return `${format.format(new Date(at))} (${timeZone})`
}

function statePath(dataDir: string): string {
  return path.join(dataDir, BACKUP_FOLDER, STATE_FILE)
}
