import { mkdir, readdir, rm, stat, statfs, utimes } from 'node:fs/promises'
import path from 'node:path'
import { timeNow } from '../base/clock.ts'
import type { FileStore } from '../files/file-store.ts'
import type { SchoolSettings, StorageSettings } from '../base/settings.ts'
import { checkDatabase, recordCheck } from './check-database.ts'
import { stampDatabase } from './database-stamp.ts'
import { makeArchive } from './make-backup.ts'
import { BackupProblem } from './state/problem.ts'
import { namesToKeep, namesToRemove, nightlyName, nightlyNames } from './retention.ts'
import {
  BACKUP_FOLDER,
  type BackupState,
  changeBackupState,
  type Proof,
  readBackupState,
  readJson,
  replaceFile,
} from './state/state.ts'

const HOUR_MS = 60 * 60 * 1000
/** Free space that a backup must leave for the site. */
const SPARE_BYTES = 200 * 1024 * 1024
/** After this time, a backup is made and verified also if nothing has changed. */
const RENEW_AFTER_MS = 30 * 24 * HOUR_MS

/**
 * A nightly backup is due if no backup was made since the last 02:30 in the school's time zone. A
 * machine that is off at night gets its backup soon after its start. After a failure, the next
 * attempt is an hour later.
 */
export function isNightlyDue(state: BackupState, now: Date, timeZone: string): boolean {
  const { lastNightlyAt, lastFailure } = state
  const hasJustFailed =
    lastFailure !== undefined && now.getTime() - Date.parse(lastFailure.at) < HOUR_MS
  if (hasJustFailed) return false
  if (lastNightlyAt === undefined) return true
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const tonight = local.startOfDay().with({ hour: 2, minute: 30 })
  const night =
    Temporal.ZonedDateTime.compare(tonight, local) > 0 ? tonight.subtract({ days: 1 }) : tonight
  return Date.parse(lastNightlyAt) < night.epochMilliseconds
}

type NightlySettings = StorageSettings & Pick<SchoolSettings, 'keptBackups'>

interface Options {
  now?: Date
  /** The free space that a backup leaves for the site. */
  spareBytes?: number
}

/**
 * Makes the nightly backup. If the last one still has the present content, checks the database and
 * notes the time, and returns undefined.
 */
export async function backUpIfChanged(
  settings: NightlySettings,
  store: FileStore,
  options: Options = {},
): Promise<Proof | undefined> {
  const now = options.now ?? timeNow()
  const same = await findSame(settings, now)
  if (same === undefined) return makeNightlyBackup(settings, store, options)
  await recordCheck(settings, checkDatabase(settings))
  await noteSame(settings, same, now, { lastNightlyAt: now.toISOString() })
  return undefined
}

/** The nightly backup that has the present content; undefined if a backup is due. */
export async function findSame(
  settings: NightlySettings,
  now = timeNow(),
): Promise<string | undefined> {
  // A time in the future is left out: the clock was set back since.
  const { lastNightlyAt } = await readBackupState(settings.dataDir, now)
  const stamp = await stampDatabase(settings)
  if (lastNightlyAt === undefined || stamp === undefined) return undefined
  const folder = path.join(settings.dataDir, BACKUP_FOLDER)
  const name = await findNewestGood(folder, await readdir(folder))
  if (name === undefined) return undefined
  const file = path.join(folder, name)
  const proof = (await readJson<Proof>(proofPath(file)))!
  const ageMs = now.getTime() - Date.parse(proof.createdAt)
  return proof.stamp === stamp && ageMs >= 0 && ageMs < RENEW_AFTER_MS ? file : undefined
}

/** Notes that this nightly backup still has the present content. */
export async function noteSame(
  { dataDir }: Pick<NightlySettings, 'dataDir'>,
  file: string,
  now: Date,
  more: BackupState = {},
): Promise<void> {
  // deploy/offsite.sh wants an archive of the last two days.
  await utimes(file, now, now)
  await changeBackupState(dataDir, { ...more, sameAt: now.toISOString() })
}

/**
 * Removes outdated backups, makes and verifies a new one, and writes the result of the check beside
 * it.
 */
export async function makeNightlyBackup(
  settings: NightlySettings,
  store: FileStore,
  { now = timeNow(), spareBytes = SPARE_BYTES }: Options = {},
): Promise<Proof> {
  const folder = path.join(settings.dataDir, BACKUP_FOLDER)
  await mkdir(folder, { recursive: true })
  const check = checkDatabase(settings)
  const name = nightlyName(now, settings.timeZone)
  // Before the result is written: on a full disk, that would fail.
  if (check?.damage === undefined) await removeOutdated(folder, name, settings)
  await recordCheck(settings, check)
  await makeSpace(folder, settings, spareBytes)
  const file = path.join(folder, name)
  const proof = await makeArchive(settings, store, file)
  await replaceFile(proofPath(file), `${JSON.stringify(proof, undefined, 2)}\n`)
  await changeBackupState(settings.dataDir, {
    lastProven: proof,
    lastNightlyAt: proof.provenAt,
  })
  await removeOutdated(folder, name, settings)
  return proof
}

/**
 * Removes the backups that are outdated once there is one with this name. The newest good backup
 * stays, because the new one can still fail.
 */
async function removeOutdated(
  folder: string,
  name: string,
  { keptBackups }: NightlySettings,
): Promise<void> {
  const names = await readdir(folder)
  const newestGood = await findNewestGood(folder, names)
  if (newestGood === undefined) return
  for (const outdated of namesToRemove([...names, name], name, keptBackups))
    if (outdated !== newestGood) await removeBackup(folder, outdated)
}

/** The newest backup that has the size with which it was verified. */
async function findNewestGood(folder: string, names: string[]): Promise<string | undefined> {
  for (const name of nightlyNames(names)) {
    const file = path.join(folder, name)
    const proof = await readJson<Proof>(proofPath(file))
    if (proof && (await stat(file)).size === proof.bytes) return name
  }
  return undefined
}

async function removeBackup(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name)
  await rm(file, { force: true })
  await rm(proofPath(file), { force: true })
}

/**
 * The archive and its test restore need about as much space as those of the last backup. If the disk
 * has less, the backups of weeks and months are removed, oldest first: a new backup is worth more.
 * Those of the last days stay.
 * @throws BackupProblem if that is not enough; then none is removed
 */
async function makeSpace(
  folder: string,
  { dataDir, keptBackups }: NightlySettings,
  spareBytes: number,
): Promise<void> {
  const { lastProven } = await readBackupState(dataDir)
  if (!lastProven) return
  const restoredBytes = 2 * lastProven.fileBytes
  // The folder of backups can be on a disk of its own.
  const isOneDisk = (await stat(folder)).dev === (await stat(dataDir)).dev
  if (!isOneDisk) await requireSpace(dataDir, restoredBytes + spareBytes)
  const neededBytes = lastProven.bytes + (isOneDisk ? restoredBytes : 0) + spareBytes
  let freeBytes = await freeBytesOf(folder)
  if (freeBytes >= neededBytes) return
  const names = nightlyNames(await readdir(folder))
  const newestGood = await findNewestGood(folder, names)
  const ofDays = namesToKeep(names, { ...keptBackups, weeks: 0, months: 0 })
  const older = names.filter((name) => !ofDays.has(name) && name !== newestGood).reverse()
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => [name, (await stat(path.join(folder, name))).size] as const),
    ),
  )
  const sum = (some: string[]) => some.reduce((bytes, name) => bytes + sizes.get(name)!, 0)
  if (newestGood === undefined || freeBytes + sum(older) < neededBytes) {
    throw shortOf(
      folder,
      freeBytes,
      neededBytes,
      ` The ${names.length} nightly backups in it take ${megabytes(sum(names))}: KEEP_BACKUPS sets how many are kept.`,
    )
  }
  for (const name of older) {
    if (freeBytes >= neededBytes) return
    await removeBackup(folder, name)
    freeBytes += sizes.get(name)!
  }
}

async function requireSpace(folder: string, neededBytes: number): Promise<void> {
  const freeBytes = await freeBytesOf(folder)
  if (freeBytes < neededBytes) throw shortOf(folder, freeBytes, neededBytes)
}

function shortOf(folder: string, freeBytes: number, neededBytes: number, more = ''): BackupProblem {
  return new BackupProblem(
    `The disk of ${folder} has ${megabytes(freeBytes)} free; a backup and its verification need ${megabytes(neededBytes)}.${more} Free some space, or use a larger disk.`,
  )
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`
}

function proofPath(file: string): string {
  return file.replace(/\.tar\.gz$/, '.json')
}
