import { readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationNames } from '../../database/migrate.ts'
import { findFreeBytes } from '../../school/machine-health.ts'
import type { District } from '../district.ts'
import { readLastNight } from '../night.ts'
import type { Machine } from './schema.ts'

const PACKAGE = path.join(import.meta.dirname, '../../../package.json')

/** The software and the machine of a district. */
export async function describeMachine({
  settings,
  registry: { database },
  schools,
}: District): Promise<Machine> {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const surveyed = await database.selectFrom('survey').select('migration').execute()
  return {
    version,
    migrated: surveyed.filter(({ migration }) => migration === migrationNames.at(-1)).length,
    surveyed: surveyed.length,
    freeBytes: await findFreeBytes(settings.dataDir),
    openSchools: schools.count(),
    maxOpenSchools: settings.maxOpenSchools,
    lastNight: (await readLastNight(settings.dataDir)) ?? null,
  }
}
