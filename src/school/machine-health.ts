import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { canWriteBackups } from '../backup/state/folder.ts'
import {
  BACKUP_FOLDER,
  findLastBackup,
  findLastCheck,
  findOffsiteCopy,
} from '../backup/state/state.ts'
import type { MachinePart } from '../features/following/words.ts'
import { absent } from '../files/disk.ts'
import { AREAS } from '../files/table.ts'
import type { School } from '../request/school.ts'

const MB = 1024 * 1024
/** Somebody must act now: the largest upload and the work of SQLite need a part of it. */
const LOW_DISK_BYTES = 500 * MB
/** Without a distance, a disk at the limit would be reported again and again. */
const ENOUGH_DISK_BYTES = 600 * MB

type MachineHealth = Awaited<ReturnType<typeof readMachineHealth>>

export async function readMachineHealth(settings: School['settings']) {
  const { dataDir } = settings
  return {
    lastBackup: await findLastBackup(dataDir),
    canWriteBackups: await canWriteBackups(dataDir),
    offsiteCopy: await findOffsiteCopy(dataDir),
    lastCheck: await findLastCheck(settings),
    freeBytes: await findFreeBytes(dataDir),
  }
}

/** The free space of the fullest disk: uploads and backups can have their own. */
export async function findFreeBytes(dataDir: string): Promise<number> {
  const folders = [dataDir, ...[...AREAS, BACKUP_FOLDER].map((name) => path.join(dataDir, name))]
  const disks = await Promise.all(folders.map((folder) => statfs(folder).catch(absent)))
  return Math.min(
    ...disks.filter((disk) => disk !== undefined).map(({ bavail, bsize }) => bavail * bsize),
  )
}

/** One sentence for monitoring. */
export function describeDisk(freeBytes: number): string {
  // The number is in the metrics only: a stranger could see in it when staff upload files.
  return freeBytes < LOW_DISK_BYTES ? 'warning, nearly full.' : 'ok.'
}

/** The parts that fail (true) or work (false). A disk between its two limits is left out, and so
 * are copies that are not set up. */
export function judgeHealth({
  lastBackup: { provenAt, isOld, hasFailedSince },
  canWriteBackups: canWrite,
  offsiteCopy,
  lastCheck,
  freeBytes,
}: MachineHealth): [MachinePart, boolean][] {
  // A new site has no backup yet.
  const hasOldBackup = provenAt !== null && isOld
  return [
    ['backup', hasOldBackup || hasFailedSince || !canWrite],
    ...(offsiteCopy ? [['offsite', offsiteCopy.isOld] as [MachinePart, boolean]] : []),
    ['database', lastCheck?.damage !== undefined],
    ...(freeBytes < LOW_DISK_BYTES || freeBytes >= ENOUGH_DISK_BYTES
      ? [['disk', freeBytes < LOW_DISK_BYTES] as [MachinePart, boolean]]
      : []),
  ]
}

/** Sends a message to programs about each part whose state is not the one of the last message. */
export async function reportHealth({
  settings,
  stores,
  writePrivate,
}: Pick<School, 'settings' | 'stores' | 'writePrivate'>): Promise<void> {
  const programs = await stores.webhooks.list()
  if (!programs.some(({ isOn }) => isOn)) return
  // Several machines can share a database, but not a folder.
  const machine = settings.databaseUrl ? hostname() : undefined
  for (const [part, isFailing] of judgeHealth(await readMachineHealth(settings))) {
    const report = { part, machine, isFailing }
    if (await stores.machineReports.isNews(report))
      await writePrivate((transaction) => transaction.machineReports.send(report))
  }
}
