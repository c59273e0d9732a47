import cluster from 'node:cluster'
import { describeClockJump, watchClock } from '../base/clock.ts'
import { findSchool } from '../district/find-school.ts'
import { publicUrl, officeHost } from '../district/folders.ts'
import { type District, openDistrict } from '../district/open-district.ts'
import { runDueChores } from '../district/due.ts'
import { nightRound } from '../district/round.ts'
import { shareFileTasks } from '../files/pictures/process.ts'
import { CHORES } from '../school/chores.ts'
import { findLastChange } from '../school/last-change.ts'
import { type Chore, schedule } from '../school/scheduler.ts'
import type { DistrictSettings, ProcessSettings } from '../base/settings.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { serve } from './serve.ts'
import { endOn } from './signals.ts'
import { notifyPrimary, onChangeByWorker, startWorkers } from './workers.ts'

/** A round that was ended by a restart goes on soon. */
const NIGHT_EVERY_MS = 10 * 60_000

/** Called after each write of this process, with the folder of the school. */
let onWrite: (folder: string) => void = notifyPrimary

/**
 * Serves the schools of a district.
 * @throws BadSetting if the folder cannot be used
 */
export async function serveDistrict(
  settings: ProcessSettings,
  districtSettings: DistrictSettings,
  isDevelopment: boolean,
): Promise<void> {
  const { dataDir } = districtSettings
  // The workers share the lock of their primary process.
  if (cluster.isPrimary) lockDataFolder({ dataDir, databaseUrl: undefined })
  const district = await openDistrict(districtSettings, {
    onOpen: (school) => school.onChange(() => onWrite(school.id)),
  })
  if (cluster.isWorker) await runWorker(settings, district)
  else await runPrimary(settings, district, isDevelopment)
}

function listen(settings: ProcessSettings, district: District, isDevelopment = false) {
  shareFileTasks()
  const schoolAt = (host: string, path: string) => findSchool(district, host, path)
  return serve(settings, schoolAt, { isDevelopment, district })
}

async function runWorker(settings: ProcessSettings, district: District): Promise<void> {
  watchClock(await findLastWork(district))
  const server = await listen(settings, district)
  endOn(() => server.close().then(() => district.close()))
}

async function runPrimary(
  settings: ProcessSettings,
  district: District,
  isDevelopment: boolean,
): Promise<void> {
  let wakeChores: (folder?: string) => void = () => {}
  watchClock(await findLastWork(district), (jump) => {
    console.error(describeClockJump(jump, district.office.settings.timeZone).replace(/^t/, 'T'))
    wakeChores()
  })
  const server =
    settings.workers > 1 && !isDevelopment
      ? await startWorkers(settings.workers)
      : await listen(settings, district, isDevelopment)
  const night: Chore = {
    name: 'night of the schools',
    everyMs: NIGHT_EVERY_MS,
    run: async (_office, ending) => void (await nightRound(district, { ending })),
  }
  const ofOffice = schedule([...CHORES, night], [district.office])
  const ofSchools = runDueChores(district, settings)
  wakeChores = (folder?: string) => {
    ofOffice.wake(folder)
    ofSchools.wake(folder)
  }
  onWrite = wakeChores
  onChangeByWorker(wakeChores)
  endOn(async () => {
    await server.close()
    await Promise.all([ofOffice.stop(), ofSchools.stop()])
    await district.close()
  })
  if (settings.metricsPort > 0) {
    const { serveMetrics } = await import('./metrics-server.ts')
    await serveMetrics(settings.metricsPort, district.office)
  }
  const { settings: own, schools } = district.registry
  console.log(`\n  The office of the district is at ${publicUrl(officeHost(own))}/admin/login`)
  console.log(`  Its ${schools.size} schools are in ${own.dataDir}\n`)
}

/** The newest time that any site has stored, for the watch of the clock. */
async function findLastWork({ office, registry }: District): Promise<string | null> {
  const { last } = await registry.database
    .selectFrom('survey')
    .select(({ fn }) => fn.max('lastWorkAt').as('last'))
    .executeTakeFirstOrThrow()
  const times = [await findLastChange(office.stores), last].filter((time) => time !== null)
  return times.sort().at(-1) ?? null
}
