import '#src/server/environment.ts'
import { createFirstAccount } from '#src/features/staff/first-account.ts'
import { buildApp } from '#src/server/app.ts'
import { loadBuiltPages, loadPagesWithVite } from '#src/server/load-pages.ts'
import { siteOrigin } from '#src/server/origin.ts'
import { openServices } from '#src/server/services.ts'
import { seedSample } from '#src/sample/seed.ts'
import { BadSetting, readSettings } from '#src/settings.ts'

const CLOSE_WITHIN_MS = 10_000

try {
  const settings = readSettings(process.env)
  const services = await openServices(settings)
  const isDevelopment = process.argv.includes('--dev')
  const account = await createFirstAccount(services)
  if (settings.startsWithSample) await seedSample(services)
  const app = await buildApp({
    services,
    loadPages: isDevelopment ? loadPagesWithVite : loadBuiltPages,
    logger: { level: settings.logLevel },
  })
  await app.listen({ port: settings.port, host: settings.host })

  console.log(`\n  Pathshala is at ${siteOrigin(settings, app)}`)
  console.log(`  Its data lies in ${settings.dataDir}`)
  if (account) {
    console.log(`  Staff sign in at ${siteOrigin(settings, app)}/admin/login`)
    console.log(`  User name: ${account.username}`)
    if (account.generatedPassword) {
      console.log(`  Password:  ${account.generatedPassword}  (shown only now: write it down)`)
    }
  }
  console.log('')

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // What is in flight is answered; what never ends does not hold the process for ever.
      setTimeout(() => process.exit(1), CLOSE_WITHIN_MS - 500).unref()
      void app
        .close()
        .then(() => services.close())
        .then(() => process.exit(0))
    })
  }
} catch (error) {
  const isTheirs =
    error instanceof BadSetting || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(isTheirs ? `Cannot start: ${(error as Error).message}` : error)
  process.exit(1)
}
