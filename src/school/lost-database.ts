import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BACKUP_FOLDER } from '../backup/state/state.ts'
import { absent } from '../files/disk.ts'
import type { FileStore } from '../files/file-store.ts'
import { AREAS } from '../files/table.ts'
import { BadSetting, type SchoolSettings } from '../base/settings.ts'

/** A site that once opened in a folder leaves this file there. */
export const SITE_MARKER = 'SITE.txt'
const MARKER_TEXT = `This folder belongs to a site. If its database is lost, the server does not start with a new one,
as long as this file is here. docs/backup.md describes how to restore a backup.
`

type SiteSettings = Pick<SchoolSettings, 'dataDir' | 'databaseUrl' | 'filesUrl'>

/** Leaves the marker for `refuseLostDatabase`, and creates the folder if it is missing. */
export async function markSite(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(path.join(dataDir, SITE_MARKER), MARKER_TEXT, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
}

/**
 * For a database without tables. A new site beside the files of an earlier one would have no record
 * of them, and the sweep would remove them.
 * @throws BadSetting if the folder or the bucket has content of an earlier site
 */
export async function refuseLostDatabase(
  { dataDir, databaseUrl, filesUrl }: SiteSettings,
  store: FileStore,
): Promise<void> {
  const left = [
    ...(await namesWithFiles(store)).map((area) => `${filesUrl ?? dataDir}/${area}`),
    ...((await hasBackups(dataDir)) ? [path.join(dataDir, BACKUP_FOLDER)] : []),
    ...((await namesIn(dataDir)).includes(SITE_MARKER) ? [path.join(dataDir, SITE_MARKER)] : []),
  ]
  if (left.length === 0) return
  const name = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  throw new BadSetting(
    `${name}: the database is empty, but an earlier site left ${left.join(', ')}. Its database is lost, or it is another one. Nothing was changed. To bring the site back: npm run restore -- FILE. To begin a new site: first move what is named here to another folder.`,
  )
}

async function namesWithFiles(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for (const area of AREAS) {
    for await (const _ of store.list(area)) {
      names.push(area)
      break
    }
  }
  return names
}

async function hasBackups(dataDir: string): Promise<boolean> {
  const names = await namesIn(path.join(dataDir, BACKUP_FOLDER))
  return names.some((name) => name.endsWith('.tar.gz'))
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(absent)) ?? []
}
