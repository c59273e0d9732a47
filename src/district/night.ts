import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { BACKUP_FOLDER, readJson, replaceFile } from '../backup/state/state.ts'
import { makeWritableFolder } from '../base/make-folder.ts'
import { nowMs } from '../base/clock.ts'
import { absent } from '../files/disk.ts'
import { writeCopy } from './copies.ts'
import { officeFolder } from './folders.ts'
import type { Registry } from './registry.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_COPIES = 7
const COPY = /^district-\d{4}-\d{2}-\d{2}\.sqlite$/

/** The last round of the night. Times are ISO 8601 UTC, and the numbers are of schools. */
export interface Night {
  from: string
  to: string
  /** With a new backup. */
  made: number
  unchanged: number
  failed: number
}

/** Undefined before the first round, and if the file is damaged. */
export function readLastNight(dataDir: string): Promise<Night | undefined> {
  return readJson(nightFile(dataDir))
}

export function writeLastNight(dataDir: string, night: Night): Promise<void> {
  return replaceFile(nightFile(dataDir), `${JSON.stringify(night)}\n`)
}

function nightFile(dataDir: string): string {
  return path.join(officeFolder(dataDir), 'night.json')
}

/** Copies the registry to the backups of the office, and deletes the oldest copies. */
export async function copyRegistry({ settings, database }: Registry, day: string): Promise<void> {
  const folder = path.join(officeFolder(settings.dataDir), BACKUP_FOLDER)
  makeWritableFolder(folder)
  await writeCopy(database, path.join(folder, `district-${day}.sqlite`))
  const copies = (await readdir(folder)).filter((name) => COPY.test(name)).sort()
  for (const name of copies.slice(0, -KEPT_COPIES)) await rm(path.join(folder, name))
}

/** Deletes the files of a folder that are older than these days. */
export async function deleteOld(folder: string, days: number): Promise<void> {
  for (const name of (await readdir(folder).catch(absent)) ?? []) {
    const file = path.join(folder, name)
    if (nowMs() - (await stat(file)).mtimeMs > days * DAY_MS) await rm(file)
  }
}
