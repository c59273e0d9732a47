import { nowIso } from '../base/clock.ts'
import {
  type DistrictDatabase,
  type NameTable,
  openDistrictDatabase,
  type SchoolTable,
  type SurveyTable,
} from './database.ts'
import type { SchoolProblem } from './problem-kinds.ts'

export type DistrictAction =
  | 'added'
  | 'adopted'
  | 'attached'
  | 'detached'
  | 'movedOut'
  | 'named'
  | 'unnamed'
  | 'paused'
  | 'passwordSet'
  | 'removed'
  | 'restored'
  | 'resumed'

/** What an operator or a command does, for the list of acts. */
export interface Act {
  operator: string
  action: DistrictAction
  school: string
  detail?: string | undefined
}

/** The schools of a district and their names. A change by any process shows within a second. */
export interface Registry {
  database: DistrictDatabase
  /** By which a server knows that a name leads to itself. */
  word: string
  /** Of the last `reload`, like `names`. Also schools that are removed. */
  schools: ReadonlyMap<string, SchoolTable>
  /** By host, in lower case. */
  names: ReadonlyMap<string, NameTable>
  mainHostOf(school: string): string | undefined
  /** Reads schools and names again if any process has changed them. */
  reload: () => Promise<void>
  /**
   * Calls `reload` each second, until the returned function is called, and the listener after each
   * change. A failure is logged once.
   */
  follow(listener: () => void, log: (line: string) => void): () => void
  /** One transaction, which also notes the act. */
  change<T>(act: Act, work: (transaction: DistrictDatabase) => Promise<T>): Promise<T>
  saveSurvey(row: SurveyTable): Promise<void>
  /** Notes why a school cannot be opened; undefined if it was opened. */
  noteProblem(school: string, problem: SchoolProblem | undefined): Promise<void>
  close(): Promise<void>
}

const RELOAD_EVERY_MS = 1000

/** @throws BadSetting if the folder has no registry, unless `isNew` */
export async function openRegistry(
  dataDir: string,
  options: { isNew?: boolean } = {},
): Promise<Registry> {
  const database = await openDistrictDatabase(dataDir, options)
  const { word } = await findDistrict(database)
  let revision = 0
  let mainHosts = new Map<string, string>()
  let onReload = () => {}

  const registry: Registry = {
    database,
    word,
    schools: new Map(),
    names: new Map(),
    mainHostOf: (school) => mainHosts.get(school),
    async reload() {
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
    follow(listener, log) {
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
    async change({ operator, action, school, detail }, work) {
      const result = await database.transaction().execute(async (transaction) => {
        const done = await work(transaction)
        const act = { at: nowIso(), operator, school, action, detail: detail ?? null }
        await transaction.insertInto('act').values(act).execute()
        await transaction
          .updateTable('district')
          .set((row) => ({ revision: row('revision', '+', 1) }))
          .execute()
        return done
      })
      await registry.reload()
      return result
    },
    async saveSurvey(row) {
      await database.replaceInto('survey').values(row).execute()
    },
    async noteProblem(school, problem) {
      await (problem === undefined
        ? database.deleteFrom('problem').where('school', '=', school).execute()
        : database
            .replaceInto('problem')
            .values({ school, ...problem, at: nowIso() })
            .execute())
    },
    close: () => database.destroy(),
  }
  await registry.reload()
  return registry
}

function findDistrict(database: DistrictDatabase) {
  return database.selectFrom('district').selectAll().executeTakeFirstOrThrow()
}
