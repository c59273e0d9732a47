import type { FastifyRequest } from 'fastify'

/** Schools with their accounts. A name comes from the database, so they are few. */
const logged = new Set<string>()

/** Logs once for each account that its stored hash is refused. */
export function logCostlyHash({ school, log }: FastifyRequest, username: string): void {
  const account = `${school.id} ${username}`
  if (logged.has(account)) return
  logged.add(account)
  log.error(
    { username },
    'the stored password hash costs more than this software allows, so no password opens this account: set a new password with `npm run user -- password NAME`',
  )
}
