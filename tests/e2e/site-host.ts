import '#src/server/environment.ts'
import { createFirstAccount } from '#src/features/accounts/first-account.ts'
import { CHORES } from '#src/school/chores.ts'
import { schedule } from '#src/school/scheduler.ts'
import { addressOf } from '#src/server/origin.ts'
import { serve } from '#src/server/serve.ts'
import { openSchool } from '#src/school/open.ts'
import { readProcessSettings, readSchoolSettings } from '#src/base/settings.ts'

/**
 * Runs the sites of one worker of the browser tests. With a process for each site, each would load the
 * whole server again.
 */

/** Starts a site with these settings, or ends it. */
export type Order = { id: number } & ({ start: Record<string, string> } | { stop: true })
export type Answer = { id: number; url?: string | undefined; error?: string }

const stops = new Map<number, () => Promise<void>>()

process.on('message', (order: Order) => {
  const done = 'start' in order ? start(order.id, order.start) : stop(order.id)
  done.then(
    (url) => answer({ id: order.id, url }),
    (error: Error) => answer({ id: order.id, error: error.stack ?? error.message }),
  )
})
process.on('disconnect', () => process.exit())

function answer(message: Answer): void {
  process.send!(message)
}

/** The same as in server.ts, without the sample content. */
async function start(id: number, environment: Record<string, string>): Promise<string> {
  // Node reads it at its start, so it is for the processes that this one starts.
  const { NODE_EXTRA_CA_CERTS } = environment
  if (NODE_EXTRA_CA_CERTS) Object.assign(process.env, { NODE_EXTRA_CA_CERTS })
  const settings = readProcessSettings(environment)
  const services = await openSchool(readSchoolSettings(environment))
  await createFirstAccount(services)
  const server = await serve(settings, () => services)
  const chores = schedule(
    CHORES.filter(({ name }) => settings.readsDocuments || name !== 'reading'),
    [services],
  )
  stops.set(id, async () => {
    await server.close()
    await chores.stop()
    await services.close()
  })
  return addressOf({ ...settings, ...services.settings }, server.port)
}

async function stop(id: number): Promise<undefined> {
  await stops.get(id)!()
  stops.delete(id)
}
