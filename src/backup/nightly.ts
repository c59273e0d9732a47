import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../files/file-store.ts'
import type { Settings } from '../settings.ts'
import { makeBackup, type Proof } from './make-backup.ts'
import { BackupProblem } from './problem.ts'
import { namesToRemove, nightlyName } from './retention.ts'
import {
  BACKUP_FOLDER,
  type BackupState,
  changeBackupState,
  readBackupState,
  writeWhole,
} from './state.ts'

const HOUR_MS = 60 * 60 * 1000
/** What a backup leaves free for the site itself. */
const SPARE_BYTES = 200 * 1024 * 1024

/**
 * Whether there has been none since the last 02:30 by the school's clock: so one is made at night,
 * or soon after the start of a machine that is off at night. After a failure, an hour passes.
 */
export function isNightlyDue(state: BackupState, now: Date, timeZone: string): boolean {
  const { lastNightlyAt, lastFailure } = state
  if (lastFailure && now.getTime() - Date.parse(lastFailure.at) < HOUR_MS) return false
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const tonight = local.startOfDay().with({ hour: 2, minute: 30 })
  const night =
    Temporal.ZonedDateTime.compare(tonight, local) > 0 ? tonight.subtract({ days: 1 }) : tonight
  return lastNightlyAt === undefined || Date.parse(lastNightlyAt) < night.epochMilliseconds
}

/** Makes and proves a nightly backup, writes its proof beside it, removes those past their time. */
export async function makeNightlyBackup(
  settings: Settings,
  store: FileStore,
  now = new Date(),
): Promise<Proof> {
  const folder = path.join(settings.dataDir, BACKUP_FOLDER)
  await mkdir(folder, { recursive: true })
  await expectRoom(settings.dataDir)
  const file = path.join(folder, nightlyName(now, settings.timeZone))
  const proof = await makeBackup(settings, store, file)
  await writeWhole(proofPlace(file), `${JSON.stringify(proof, undefined, 2)}\n`)
  await changeBackupState(settings.dataDir, {
    lastProven: proof,
    lastNightlyAt: proof.provenAt,
  })
  for (const name of namesToRemove(await readdir(folder))) {
    await rm(path.join(folder, name), { force: true })
    await rm(proofPlace(path.join(folder, name)), { force: true })
  }
  return proof
}

/** By what the last one took: the archive, and the scratch folder in which it is restored. */
async function expectRoom(dataDir: string): Promise<void> {
  const { lastProven } = await readBackupState(dataDir)
  if (!lastProven) return
  const wanted = lastProven.bytes + 2 * lastProven.fileBytes + SPARE_BYTES
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= wanted) return
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`
  throw new BackupProblem(
    `The disk of ${dataDir} has ${megabytes(bavail * bsize)} free; a backup and its proof need ${megabytes(wanted)}.`,
  )
}

function proofPlace(file: string): string {
  return file.replace(/\.tar\.gz$/, '.json')
}
