import { existsSync } from 'node:fs'
import path from 'node:path'
import { SQLITE_FILE_NAME } from '../database/connect.ts'
import { UnknownMigration } from '../database/migrate.ts'
import { isDamage } from '../database/sqlite-damage.ts'
import { indexOutdated } from '../features/documents/search.ts'
import { openSchool, type OpenSchool } from '../school/open.ts'
import { BadSetting, type DistrictSettings } from '../base/settings.ts'
import type { SchoolProblem } from './database.ts'
import { officeFolder, officeHost, schoolFolder, siteSettings } from './folders.ts'
import { createSchoolPool } from './open-schools.ts'
import { openRegistry, type Registry } from './registry.ts'

/** A district at run time. */
export type District = Awaited<ReturnType<typeof openDistrict>>

interface Options {
  /** Called with each school that this process opens. */
  onOpen?: (school: OpenSchool) => void
  log?: (line: string) => void
  /** How long after its last query a school closes. */
  quietMs?: number
}

/** A thousand large schools then keep at most 0.5 GB of their files in memory. */
const CACHE_KB = 512

/**
 * Opens the registry and the operators' site. Schools open when somebody asks for them.
 * @throws BadSetting if the folder is not that of a district
 */
export async function openDistrict(
  settings: DistrictSettings,
  { onOpen, log = console.error, ...poolOptions }: Options = {},
) {
  const { dataDir, maxOpenSchools } = settings
  if (existsSync(path.join(dataDir, SQLITE_FILE_NAME))) {
    throw new BadSetting(
      `DISTRICT: ${dataDir} is the folder of one school. Choose another DATA_DIR, make a district in it (npm run district -- init NAME), and take the school in: npm run district -- adopt ID ${dataDir}`,
    )
  }
  const registry = await openRegistry(settings)
  try {
    const officeSettings = siteSettings(officeFolder(dataDir), officeHost(settings), 'office')
    const office = await openSchool(officeSettings, undefined, { mustExist: true })
    const schools = createSchoolPool({
      maxOpen: maxOpenSchools,
      log,
      ...poolOptions,
      open: async (id, options) => {
        const host = registry.mainHostOf(id)
        const { state } = registry.schools.get(id) ?? {}
        if (host === undefined || (state !== 'open' && state !== 'paused')) {
          throw new Error('it is not one of the schools of this server')
        }
        const site = siteSettings(schoolFolder(dataDir, id), host, 'school')
        const school = await openSchool(
          { ...site, diskLimitBytes: diskLimitOf(registry, id) },
          undefined,
          { ...options, mustExist: true, cacheKb: CACHE_KB },
        )
        try {
          await indexOutdated(school.database)
          // A command may have changed it meanwhile.
          if (registry.mainHostOf(id) !== host || registry.schools.get(id)?.state !== state) {
            throw new Error('it was changed while it was opened')
          }
        } catch (error) {
          await school.close()
          throw error
        }
        onOpen?.(school)
        return school
      },
      onOpened: (id, failure) => {
        if (failure) log(failure.message)
        const problem = failure && describeProblem(failure.cause as Error)
        registry.noteProblem(id, problem).catch(({ message }: Error) => {
          log(`The problem of ${id} cannot be noted: ${message}`)
        })
      },
    })
    const unfollow = registry.follow(() => {
      for (const [id, { settings: current }] of schools.opened()) {
        const isOpen = registry.schools.get(id)?.state === 'open'
        const hasItsName = current.publicUrl?.hostname === registry.mainHostOf(id)
        const hasItsLimit = current.diskLimitBytes === diskLimitOf(registry, id)
        if (!isOpen || !hasItsName || !hasItsLimit) void schools.close(id)
      }
    }, log)
    return {
      registry,
      /** The site of the operators. It stays open. */
      office,
      schools,
      async close(): Promise<void> {
        unfollow()
        await schools.closeAll()
        await office.close()
        await registry.close()
      },
    }
  } catch (error) {
    await registry.close()
    throw error
  }
}

/** Why a school cannot be opened, in the words of the software, and as one of a few kinds. */
function describeProblem(error: Error & { code?: string }): SchoolProblem {
  const { code, message: problem } = error
  if (error instanceof UnknownMigration) return { kind: 'newer', problem }
  if (isDamage(error)) return { kind: 'damaged', problem }
  // better-sqlite3 has no code for a missing folder.
  const isMissing = code === 'SQLITE_CANTOPEN' || /directory does not exist/.test(problem)
  return { kind: isMissing ? 'missing' : 'other', problem }
}

/** In bytes. */
function diskLimitOf(registry: Registry, id: string): number {
  return (registry.schools.get(id)?.diskLimitMb ?? 0) * 1024 * 1024
}
