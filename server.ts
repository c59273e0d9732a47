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
  const services = await openServices(settings).catch((error: Error) => {
    throw new BadSetting(
      `${settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}: cannot be used (${error.message}).`,
      { cause: error },
    )
  })
  const isDevelopment = process.argv.includes('--dev')
  if (settings.startsWithSample) await seedSample(services)
  const app = await buildApp({
    services,
    loadPages: isDevelopment ? loadPagesWithVite : loadBuiltPages,
    logger: { level: settings.logLevel },
  })
  await app
    .listen({ port: settings.port, host: settings.host })
    .catch((error: NodeJS.ErrnoException) => {
      const name = /^(EADDRINUSE|EACCES)$/.test(error.code ?? '') ? 'PORT' : 'HOST'
      throw new BadSetting(`${name}: cannot be listened on (${error.message}).`, { cause: error })
    })
  // Only now: a start that fails must not swallow the password that is shown once.
  const account = await createFirstAccount(services)

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
  const isTheirs = error instanceof BadSetting
  console.error(isTheirs ? `Cannot start: ${error.message}` : error)
  process.exit(1)
}
