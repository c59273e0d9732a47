import path from 'node:path'
import { isDistrict } from '../district/folders.ts'
import { lockFolder } from '../school/folder-lock.ts'
import { BadSetting, type SchoolSettings } from '../base/settings.ts'

/** Without this reference, garbage collection could close the connection and release the lock. */
const locks: (() => void)[] = []

/**
 * The folder of a district's school is served by the district, unless it was detached.
 * @throws BadSetting otherwise, and for the folder of a district
 */
export async function refuseFolderOfDistrict({ dataDir }: SchoolSettings): Promise<void> {
  const parent = path.resolve(dataDir, '../..')
  if (!isDistrict(dataDir) && !isDistrict(parent)) return
  const { openDistrictDatabase } = await import('../district/database.ts')
  if (isDistrict(dataDir)) {
    throw new BadSetting(
      `DISTRICT: ${dataDir} is the folder of a district. Set DISTRICT, as when it was made.`,
    )
  }
  const id = path.basename(dataDir)
  const registry = await openDistrictDatabase(parent)
  const school = await registry
    .selectFrom('school')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  await registry.destroy()
  if (school?.state === 'detached') return
  throw new BadSetting(
    `DATA_DIR: ${dataDir} belongs to the district in ${parent}. First detach it: npm run district -- detach ${id}`,
  )
}

/**
 * Reserves the folder for this server. A second server on the same SQLite file would run every chore
 * again, and apply its limits separately. PostgreSQL allows several servers.
 * @throws BadSetting if another server has the lock
 */
export function lockDataFolder({
  dataDir,
  databaseUrl,
}: Pick<SchoolSettings, 'dataDir' | 'databaseUrl'>): void {
  if (!databaseUrl) locks.push(lockFolder(dataDir))
}
