import { nowIso } from '../base/clock.ts'
import type { DistrictSettings } from '../base/settings.ts'
import {
  type DistrictDatabase,
  type NameTable,
  openDistrictDatabase,
  type SchoolProblem,
  type SchoolState,
  type SchoolTable,
} from './database.ts'

export type DistrictAction =
  | 'added'
  | 'adopted'
  | 'attached'
  | 'detached'
  | 'limited'
  | 'movedOut'
  | 'named'
  | 'unnamed'
  | 'paused'
  | 'passwordSet'
  | 'removed'
  | 'restored'
  | 'resumed'

/** The operator of an act by a command. */
const SHELL = 'shell'

/** What an operator or a command does, for the list of acts. */
interface Act {
  /** Absent for a command. */
  operator?: string | undefined
  action: DistrictAction
  school: string
  detail?: string | null
}

/**
 * The author of what an operator or a command does in a school. No account has such a name, because
 * names of accounts have no capital letters.
 */
export function authorOf(operator = SHELL): string {
  return `District: ${operator}`
}

const RELOAD_EVERY_MS = 1000

export type Registry = Awaited<ReturnType<typeof openRegistry>>

/**
 * The schools of a district and their names. A change by any process shows within a second.
 * @throws BadSetting if the folder has no registry, unless `isNew`
 */
export async function openRegistry(settings: DistrictSettings, options: { isNew?: boolean } = {}) {
  const database = await openDistrictDatabase(settings.dataDir, options)
  const { word } = await findDistrict(database)
  let revision = 0
  let mainHosts = new Map<string, string>()
  let onReload = () => {}

  const registry = {
    settings,
    database,
    /** By which a server knows that a name leads to itself. */
    word,
    /** Of the last `reload`, like `names`. Also schools that are removed. */
    schools: new Map() as ReadonlyMap<string, SchoolTable>,
    /** By host, in lower case. */
    names: new Map() as ReadonlyMap<string, NameTable>,
    mainHostOf: (school: string) => mainHosts.get(school),
    /** Reads schools and names again if any process has changed them. */
    reload: async (): Promise<void> => {
      const found = (await findDistrict(database)).revision
      if (found === revision) return
      const schools = await database.selectFrom('school').selectAll().execute()
      const names = await database.selectFrom('name').selectAll().execute()
      registry.schools = new Map(schools.map((school) => [school.id, school]))
      registry.names = new Map(names.map((name) => [name.host, name]))
      mainHosts = new Map(
        names.filter(({ isMain }) => isMain === 1).map(({ school, host }) => [school, host]),
      )
      revision = found
      onReload()
    },
    /**
     * Calls `reload` each second, until the returned function is called, and the listener after each
     * change. A failure is logged once.
     */
    follow(listener: () => void, log: (line: string) => void): () => void {
      onReload = listener
      let lastProblem = ''
      const timer = setInterval(() => {
        registry.reload().then(
          () => (lastProblem = ''),
          ({ message }: Error) => {
            if (message !== lastProblem) log(`The registry cannot be read: ${message}`)
            lastProblem = message
          },
        )
      }, RELOAD_EVERY_MS)
      timer.unref()
      return () => clearInterval(timer)
    },
    /** One transaction, which also notes the act. Without `work`, nothing changes in the registry. */
    async change(
      { operator = SHELL, ...act }: Act,
      work?: (transaction: DistrictDatabase) => Promise<unknown>,
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await work?.(transaction)
        await transaction
          .insertInto('act')
          .values({ at: nowIso(), operator, ...act })
          .execute()
        await transaction
          .updateTable('district')
          .set((row) => ({ revision: row('revision', '+', 1) }))
          .execute()
      })
      await registry.reload()
    },
    /** Notes why a school cannot be opened; undefined if it was opened. */
    async noteProblem(school: string, problem: SchoolProblem | undefined): Promise<void> {
      if (problem === undefined) {
        await database.deleteFrom('problem').where('school', '=', school).execute()
      } else {
        const row = { school, ...problem, at: nowIso() }
        await database.replaceInto('problem').values(row).execute()
      }
    },
    close: () => database.destroy(),
  }
  await registry.reload()
  return registry
}

function findDistrict(database: DistrictDatabase) {
  return database.selectFrom('district').selectAll().executeTakeFirstOrThrow()
}

/** @throws Error if there is no such school, or if it has another state than these */
export function findSchoolRow(
  { schools }: Registry,
  id: string,
  ...states: SchoolState[]
): SchoolTable {
  const school = schools.get(id)
  if (!school) throw new Error(`${id}: there is no school with this id.`)
  if (states.length > 0 && !states.includes(school.state)) {
    throw new Error(`${id}: it is ${school.state}, and must be ${states.join(' or ')} for this.`)
  }
  return school
}

interface NewState extends Pick<SchoolTable, 'state'>, Pick<Act, 'action' | 'operator'> {
  reason?: string | null
  target?: string | null | undefined
}

export async function setState(
  registry: Registry,
  school: string,
  { state, action, operator, reason = null, target = null }: NewState,
): Promise<void> {
  const detail = reason ?? target
  await registry.change({ operator, action, school, detail }, (transaction) =>
    transaction
      .updateTable('school')
      .set({ state, since: nowIso(), reason, target })
      .where('id', '=', school)
      .execute(),
  )
}

/** Limits the files of a school. */
export async function limitDisk(
  registry: Registry,
  school: string,
  megabytes: number,
): Promise<void> {
  const detail = `${megabytes} MB`
  await registry.change({ action: 'limited', school, detail }, (transaction) =>
    transaction
      .updateTable('school')
      .set({ diskLimitMb: megabytes })
      .where('id', '=', school)
      .execute(),
  )
}
