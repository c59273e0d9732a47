import { stat } from 'node:fs/promises'
import path from 'node:path'
import { SQLITE_FILE_NAME } from '../database/connect.ts'
import { absent } from '../files/disk.ts'
import type { StorageSettings } from '../base/settings.ts'

/**
 * Size and time of the last change of the SQLite file and of its log. As long as it stays the same,
 * so does the content. Undefined without a SQLite file.
 */
export async function stampDatabase({
  dataDir,
  databaseUrl,
}: Pick<StorageSettings, 'dataDir' | 'databaseUrl'>): Promise<string | undefined> {
  if (databaseUrl) return undefined
  const file = path.join(dataDir, SQLITE_FILE_NAME)
  const [main, log] = await Promise.all([file, `${file}-wal`].map((one) => stat(one).catch(absent)))
  if (!main) return undefined
  // An empty log comes and goes with the connections.
  const parts = log && log.size > 0 ? [main, log] : [main]
  return parts.map(({ size, mtimeMs }) => `${size} ${mtimeMs}`).join(', ')
}
