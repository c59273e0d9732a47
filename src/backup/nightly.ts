import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { timeNow } from '../base/clock.ts'
import type { FileStore } from '../files/file-store.ts'
import type { StorageSettings } from '../school/settings.ts'
import { checkDatabase, recordCheck } from './check-database.ts'
import { makeArchive } from './make-backup.ts'
import { BackupProblem } from './problem.ts'
import { namesToRemove, nightlyName } from './retention.ts'
import {
  BACKUP_FOLDER,
  type BackupState,
  changeBackupState,
  type Proof,
  readBackupState,
  replaceFile,
} from './state.ts'

const HOUR_MS = 60 * 60 * 1000
/** Free space that a backup must leave for the site. */
const SPARE_BYTES = 200 * 1024 * 1024

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

/**
 * Makes and verifies a nightly backup, writes the result of the check beside it, and removes
 * outdated backups.
 */
export async function makeNightlyBackup(
  settings: StorageSettings,
  store: FileStore,
  now = timeNow(),
): Promise<Proof> {
  const folder = path.join(settings.dataDir, BACKUP_FOLDER)
  await mkdir(folder, { recursive: true })
  await recordCheck(settings, checkDatabase(settings))
  await checkFreeSpace(settings.dataDir)
  const file = path.join(folder, nightlyName(now, settings.timeZone))
  const proof = await makeArchive(settings, store, file)
  await replaceFile(proofPath(file), `${JSON.stringify(proof, undefined, 2)}\n`)
  await changeBackupState(settings.dataDir, {
    lastProven: proof,
    lastNightlyAt: proof.provenAt,
  })
  for (const name of namesToRemove(await readdir(folder), path.basename(file))) {
    await rm(path.join(folder, name), { force: true })
    await rm(proofPath(path.join(folder, name)), { force: true })
  }
  return proof
}

/** The archive and its test restore need about as much space as those of the last backup. */
async function checkFreeSpace(dataDir: string): Promise<void> {
  const { lastProven } = await readBackupState(dataDir)
  if (!lastProven) return
  const neededBytes = lastProven.bytes + 2 * lastProven.fileBytes + SPARE_BYTES
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= neededBytes) return
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`
  throw new BackupProblem(
    `The disk of ${dataDir} has ${megabytes(bavail * bsize)} free; a backup and its verification need ${megabytes(neededBytes)}.`,
  )
}

function proofPath(file: string): string {
  return file.replace(/\.tar\.gz$/, '.json')
}
