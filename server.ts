import '#src/server/environment.ts'
import cluster from 'node:cluster'
import { describeClockJump, watchClock } from '#src/base/clock.ts'
import { reportSometimes } from '#src/base/progress.ts'
import { followDatabaseClock } from '#src/database/database-clock.ts'
import type { FirstAccount } from '#src/features/accounts/first-account.ts'
import { CHORES } from '#src/school/chores.ts'
import { findLastChange } from '#src/school/last-change.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { prepareSchool } from '#src/school/prepare.ts'
import { schedule } from '#src/school/scheduler.ts'
import {
  BadSetting,
  type DistrictSettings,
  type ProcessSettings,
  readDistrictSettings,
  readProcessSettings,
  readSchoolSettings,
} from '#src/base/settings.ts'
import { lockDataFolder, refuseFolderOfDistrict } from '#src/server/data-folder-lock.ts'
import { describeStop } from '#src/server/machine-fault.ts'
import { addressOf } from '#src/server/origin.ts'
import { serve } from '#src/server/serve.ts'
import { endOn } from '#src/server/signals.ts'
import { onChangeByWorker, startWorkers, notifyPrimary } from '#src/server/workers.ts'

const report = reportSometimes(console.log)
const isDevelopment = process.argv.includes('--dev')

try {
  const settings = readProcessSettings(process.env)
  const district = readDistrictSettings(process.env)
  if (district) await runDistrict(settings, district)
  else {
    const school = await open()
    await (cluster.isWorker ? runWorker(settings, school) : runPrimary(settings, school))
  }
} catch (error) {
  const reason = error instanceof BadSetting ? error.message : describeStop(error)
  console.error(reason ? `Cannot start: ${reason}` : error)
  process.exit(1)
}

/** A school that runs alone loads none of this code. */
async function runDistrict(settings: ProcessSettings, district: DistrictSettings): Promise<void> {
  const { serveDistrict } = await import('#src/server/serve-district.ts')
  try {
    await serveDistrict(settings, district, isDevelopment)
  } catch (error) {
    throw error instanceof BadSetting ? error : unusable('DATA_DIR', error)
  }
}

/** The workers share the lock of their primary process. */
async function open(): Promise<OpenSchool> {
  const settings = readSchoolSettings(process.env)
  try {
    if (cluster.isPrimary) {
      await refuseFolderOfDistrict(settings)
      lockDataFolder(settings)
    }
    return await openSchool(settings, report)
  } catch (error) {
    if (error instanceof BadSetting) throw error
    throw unusable(settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR', error)
  }
}

function unusable(name: string, error: unknown): BadSetting {
  const reason = describeStop(error) ?? `${(error as Error).message}.`
  return new BadSetting(`${name}: cannot be used. ${reason}`, { cause: error })
}

async function runWorker(settings: ProcessSettings, school: OpenSchool): Promise<void> {
  await followDatabaseClock(school.database)
  watchClock(await findLastChange(school.stores))
  school.onChange(() => notifyPrimary(school.id))
  const server = await serve(settings, () => school)
  endOn(() => server.close().then(() => school.close()))
}

async function runPrimary(settings: ProcessSettings, school: OpenSchool): Promise<void> {
  await followDatabaseClock(school.database)
  let wakeChores = () => {}
  watchClock(await findLastChange(school.stores), (jump) => {
    console.error(describeClockJump(jump, school.settings.timeZone).replace(/^t/, 'T'))
    wakeChores()
  })
  // The password is shown at once: if the rest of the start fails, it is not lost.
  const account = await prepareSchool(school, report)
  if (account) showAccount(account)
  const server =
    settings.workers > 1 && !isDevelopment
      ? await startWorkers(settings.workers)
      : await serve(settings, () => school, { isDevelopment })
  const chores = CHORES.filter(({ name }) => settings.readsDocuments || name !== 'reading')
  const scheduler = schedule(chores, [school])
  wakeChores = scheduler.wake
  onChangeByWorker(scheduler.wake)
  endOn(async () => {
    await server.close()
    await scheduler.stop()
    await school.close()
  })
  if (settings.metricsPort > 0) {
    const { serveMetrics } = await import('#src/server/metrics-server.ts')
    await serveMetrics(settings.metricsPort, school)
  }
  const { publicUrl, dataDir } = school.settings
  const address = addressOf({ publicUrl, host: settings.host }, server.port)
  console.log(`\n  Pathshala is at ${address}`)
  console.log(`  Staff sign in at ${address}/admin/login`)
  console.log(`  Its data is in ${dataDir}\n`)
}

function showAccount({ username, generatedPassword, warning }: FirstAccount): void {
  console.log(`\n  User name: ${username}`)
  if (generatedPassword) {
    console.log(`  Password:  ${generatedPassword}  (shown only now: write it down)`)
  }
  if (warning) console.log(`  ${warning}`)
}
