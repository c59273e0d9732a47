import { readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationNames } from '../../database/migrate.ts'
import { findFreeBytes } from '../../school/machine-health.ts'
import { readLastNight } from '../night.ts'
import type { District } from '../open-district.ts'

const PACKAGE = path.join(import.meta.dirname, '../../../package.json')

export type Machine = Awaited<ReturnType<typeof describeMachine>>

/** The software and the machine of a district. */
export async function describeMachine({ registry, schools }: District) {
  const { database, settings } = registry
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const surveyed = await database.selectFrom('survey').select('migration').execute()
  return {
    version,
    /** The schools that have the tables of this version, of those that were surveyed. */
    migrated: surveyed.filter(({ migration }) => migration === migrationNames.at(-1)).length,
    surveyed: surveyed.length,
    freeBytes: await findFreeBytes(settings.dataDir),
    /** In the process that answers. */
    openSchools: schools.count(),
    maxOpenSchools: settings.maxOpenSchools,
    lastNight: (await readLastNight(settings.dataDir)) ?? null,
  }
}
