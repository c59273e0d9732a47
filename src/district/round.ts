import { findSame, isNightlyDue, noteSame } from '../backup/nightly.ts'
import { stampDatabase } from '../backup/database-stamp.ts'
import { readBackupState } from '../backup/state/state.ts'
import { canDeleteByAge, nowIso, timeNow } from '../base/clock.ts'
import { backUp, type ChoreChild, taskOf, withChoreChild } from '../school/chore-child.ts'
import { DELETIONS } from '../school/chores.ts'
import type { OpenSchool } from '../school/open.ts'
import { dayAt } from '../words/format.ts'
import type { SurveyTable } from './database.ts'
import { archivesFolder, copiesFolder, settingsOf } from './folders.ts'
import { copyRegistry, deleteOld, type Night, readLastNight, writeLastNight } from './night.ts'
import type { District } from './open-district.ts'
import { surveySchool } from './survey.ts'

/** The third night after the last full visit, also if a round took longer. */
const FULL_VISIT_AFTER_MS = 60 * 60 * 60_000

const KEPT_ARCHIVES_DAYS = 90
/** Of the databases from before an update. */
const KEPT_COPIES_DAYS = 14

interface Options {
  ending: AbortSignal
  log?: (line: string) => void
}

/**
 * Visits each school once a night, the one with the oldest backup first. A school that has not
 * changed has a whole visit each third night. The survey of a school notes a failure. Call it often:
 * it returns undefined if nothing is due, in the first hour of the server, or if it was ended.
 */
export async function nightRound(
  district: District,
  { ending, log = console.error }: Options,
): Promise<Night | undefined> {
  if (!canDeleteByAge() || !(await isRoundDue(district))) return undefined
  const from = nowIso()
  const counts = { made: 0, unchanged: 0, failed: 0 }
  await withChoreChild(ending, async (child) => {
    for (const id of await listSchools(district)) {
      const result = await visit(district, id, { child, ending, log })
      if (ending.aborted) return
      if (result) counts[result] += 1
    }
  })
  if (ending.aborted) return undefined
  await cleanUp(district, log)
  const night = { from, to: nowIso(), ...counts }
  await writeLastNight(district.registry.settings.dataDir, night)
  return night
}

async function isRoundDue({ registry, office }: District): Promise<boolean> {
  const last = await readLastNight(registry.settings.dataDir)
  const now = timeNow()
  // A time in the future does not count: the clock was set back since.
  const isPast = last !== undefined && Date.parse(last.from) <= now.getTime()
  return isNightlyDue(isPast ? { lastNightlyAt: last.from } : {}, now, office.settings.timeZone)
}

async function listSchools({ registry: { database } }: District): Promise<string[]> {
  const rows = await database
    .selectFrom('school')
    .leftJoin('survey', 'survey.school', 'school.id')
    .select('school.id')
    .where('school.state', 'in', ['open', 'paused'])
    // Those without a backup come first.
    .orderBy('survey.provenAt')
    .orderBy('school.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined if the school has left the district meanwhile. */
async function visit(
  district: District,
  id: string,
  { child, ending, log }: Required<Options> & { child: ChoreChild },
): Promise<keyof Omit<Night, 'from' | 'to'> | undefined> {
  const state = district.registry.schools.get(id)?.state
  if (state !== 'open' && state !== 'paused') return undefined
  const site = settingsOf(district.registry, id)
  const problems = new Set<string>()
  const attempt = <T>(work: Promise<T>) =>
    work.catch(({ message }: Error) => void problems.add(message))

  const isNoted = await attempt(noteUnchanged(district, id))
  let isMade: boolean | void = false
  // A school that cannot be noted as unchanged gets a whole visit.
  if (isNoted !== true) {
    await attempt(district.schools.use(id, (school) => deleteOldContent(school, ending)))
    // The tasks would make the folder of a school that is gone.
    if (await attempt(stampDatabase(site))) {
      await attempt(child.run(taskOf('sweep', site)))
      if (!ending.aborted) isMade = await attempt(backUp(child, site, ending))
    }
    await attempt(surveySchool(district, id))
  }
  if (ending.aborted) return undefined
  await attempt(tellPrograms(district, id, problems.size > 0))
  if (problems.size === 0) return isMade ? 'made' : 'unchanged'
  const problem = [...problems].join(' ')
  log(`The night of the school ${id} failed: ${problem}`)
  await changeSurvey(district, id, { backupProblem: problem }).catch(({ message }: Error) => {
    log(`The problem of ${id} cannot be noted: ${message}`)
  })
  return 'failed'
}

/** Tells the programs of the office when the night of a school begins to fail, or works again. */
async function tellPrograms({ office }: District, id: string, isFailing: boolean): Promise<void> {
  const report = { part: 'backup', machine: id, isFailing } as const
  if (!(await office.stores.machineReports.isNews(report))) return
  await office.writePrivate((transaction) => transaction.machineReports.send(report))
}

/** Whether the school has a good backup of its present content, and was visited lately. */
async function noteUnchanged(district: District, id: string): Promise<boolean> {
  const site = settingsOf(district.registry, id)
  const now = timeNow()
  const { lastNightlyAt = '' } = await readBackupState(site.dataDir, now)
  const isRecent = now.getTime() - Date.parse(lastNightlyAt) < FULL_VISIT_AFTER_MS
  const same = isRecent ? await findSame(site, now) : undefined
  if (same === undefined) return false
  await noteSame(site, same, now)
  await changeSurvey(district, id, { provenAt: now.toISOString(), backupProblem: null })
  return true
}

async function deleteOldContent(school: OpenSchool, ending: AbortSignal): Promise<void> {
  for (const chore of DELETIONS) await chore.run(school, ending)
}

async function changeSurvey(
  { registry: { database } }: District,
  id: string,
  change: Partial<SurveyTable>,
): Promise<void> {
  await database.updateTable('survey').set(change).where('school', '=', id).execute()
}

/** The end of the round, which all schools share. */
async function cleanUp({ registry, office }: District, log: (line: string) => void): Promise<void> {
  const { dataDir } = registry.settings
  const day = dayAt(timeNow(), office.settings.timeZone)
  for (const work of [
    () => copyRegistry(registry, day),
    () => deleteOld(archivesFolder(dataDir), KEPT_ARCHIVES_DAYS),
    () => deleteOld(copiesFolder(dataDir), KEPT_COPIES_DAYS),
  ]) {
    await work().catch(({ message }: Error) => log(`The end of the night failed: ${message}`))
  }
}
