import '#src/server/environment.ts'
import cluster from 'node:cluster'
import { cleanOldPage } from '#src/features/people/clean-stored-page.ts'
import { describeClockJump, watchClock } from '#src/base/clock.ts'
import { createFirstAccount, type FirstAccount } from '#src/features/accounts/first-account.ts'
import { seedSample } from '#src/sample/seed.ts'
import { indexOutdated } from '#src/features/documents/search.ts'
import { startChores } from '#src/school/chores.ts'
import { lockDataFolder } from '#src/server/data-folder-lock.ts'
import { describeStop } from '#src/server/machine-fault.ts'
import { addressOf } from '#src/server/origin.ts'
import { serve } from '#src/server/serve.ts'
import { openSchool } from '#src/school/open.ts'
import { endOn } from '#src/server/signals.ts'
import { startWorkers } from '#src/server/workers.ts'
import {
  BadSetting,
  readProcessSettings,
  readSchoolSettings,
  type SchoolSettings,
} from '#src/school/settings.ts'

try {
  const settings = readProcessSettings(process.env)
  const schoolSettings = readSchoolSettings(process.env)
  const services = await open(schoolSettings).catch((error: Error) => {
    if (error instanceof BadSetting) throw error
    const name = schoolSettings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
    throw new BadSetting(`${name}: cannot be used. ${describeStop(error) ?? `${error.message}.`}`, {
      cause: error,
    })
  })
  const { changedAt } = await services.stores.findContentVersion()
  // Each process has a clock of its own; one of them tells.
  watchClock(changedAt, (jump) => {
    if (cluster.isPrimary)
      console.error(describeClockJump(jump, schoolSettings.timeZone).replace(/^t/, 'T'))
  })
  if (cluster.isWorker) {
    const server = await serve(settings, () => services)
    endOn(() => server.close().then(() => services.close()))
  } else {
    if (schoolSettings.startsWithSample) await seedSample(services)
    await indexOutdated(services.database)
    await cleanOldPage(services.database)
    // Before the first answer, so that sign-in works from then on. The password is shown at once: if
    // the rest of the start fails, it is not lost.
    const account = await createFirstAccount(services)
    if (account) showAccount(account)
    const isDevelopment = process.argv.includes('--dev')
    const server =
      settings.workers > 1 && !isDevelopment
        ? await startWorkers(settings.workers)
        : await serve(settings, () => services, isDevelopment)
    const chores = startChores(services, settings)
    endOn(async () => {
      await server.close()
      await chores.stop()
      await services.close()
    })
    if (settings.metricsPort > 0) {
      const { serveMetrics } = await import('#src/server/metrics-server.ts')
      await serveMetrics(settings.metricsPort)
    }
    const address = addressOf({ ...settings, ...schoolSettings }, server.port)
    console.log(`\n  Pathshala is at ${address}`)
    console.log(`  Staff sign in at ${address}/admin/login`)
    console.log(`  Its data is in ${schoolSettings.dataDir}\n`)
  }
} catch (error) {
  const theirs = error instanceof BadSetting ? error.message : describeStop(error)
  console.error(theirs ? `Cannot start: ${theirs}` : error)
  process.exit(1)
}

/** The workers share the lock of their primary process. */
async function open(settings: SchoolSettings) {
  if (cluster.isPrimary) lockDataFolder(settings)
  return openSchool(settings)
}

function showAccount({ username, generatedPassword, warning }: FirstAccount): void {
  console.log(`\n  User name: ${username}`)
  if (generatedPassword) {
    console.log(`  Password:  ${generatedPassword}  (shown only now: write it down)`)
  }
  if (warning) console.log(`  ${warning}`)
}
