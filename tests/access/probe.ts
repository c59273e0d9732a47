import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Role as AccountRole } from '#src/features/accounts/table.ts'
import type { OpenSchool } from '#src/school/open.ts'
import { type AccessRule, isGuarded, type Role } from './matrix.ts'

const OTHER_SITE = { origin: 'https://evil.example' }

interface ProbedSite {
  app: FastifyInstance
  services: Pick<OpenSchool, 'stores' | 'database'>
  /** A new session of a new account. */
  signIn(role: AccountRole): Promise<string>
}

/** Sends the request with no body and an unknown id, as the table expects. */
export async function probe(
  app: FastifyInstance,
  call: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const [method, ...path] = call.split(' ') as [InjectOptions['method'], ...string[]]
  const url = path
    .join(' ')
    .replace(/^\/public files$/, '/icon-192.png')
    .replaceAll(/:\w+/g, '01a1f7e0-0000-7000-8000-000000000000')
    .replace('*', 'unknown')
  // Lets the event loop run between requests; otherwise the app starts load shedding.
  await setImmediate()
  return app.inject({ ...(method && { method }), url, headers })
}

/** Every caller, with every way to send its credentials. */
export async function makeCallers(site: ProbedSite) {
  const { accounts } = site.services.stores
  const sessionOf = async (role: AccountRole) =>
    (await accounts.findSession(await site.signIn(role)))!
  const sessions = { editor: await sessionOf('editor'), admin: await sessionOf('admin') }
  const dead = await makeDeadTokens(site, sessions.admin.id)
  // A new session for each request, because one of the calls ends it.
  const openSession = async (role: AccountRole) =>
    (await accounts.startSession(sessions[role].account._id, { userAgent: 'test', address: '::1' }))
      .token
  const bothWays = (token: string) => [bearer(token), cookieOf(token)]
  const ways: Record<Role, () => Promise<Record<string, string>[]>> = {
    visitor: async () => [{}, basic(await openSession('admin'))],
    'dead session': async () => [
      ...dead.flatMap(bothWays),
      // A dead bearer token is refused although the request also has a valid cookie.
      { ...bearer('dead'), ...cookieOf(await openSession('admin')) },
    ],
    'other site': async () => [{ ...cookieOf(await openSession('admin')), ...OTHER_SITE }],
    editor: async () => [
      bearer(await openSession('editor')),
      cookieOf(await openSession('editor')),
    ],
    admin: async () => [bearer(await openSession('admin')), cookieOf(await openSession('admin'))],
  }
  return {
    openSession,
    /** The responses for a role, one for each credential if the route is guarded. */
    async ask(rule: AccessRule, role: Role): Promise<LightMyRequestResponse[]> {
      const { call } = rule
      const answers: LightMyRequestResponse[] = []
      for (const headers of await ways[role]()) {
        // Pages read only the cookie, as browsers send it.
        if (isStaffPage(call) && headers['authorization'] !== undefined) continue
        answers.push(await probe(site.app, call, headers))
        if (!isGuarded(rule) && !isStaffPage(call)) break
      }
      return answers
    },
  }
}

const basic = (token: string): Record<string, string> => ({ authorization: `Basic ${token}` })
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
/** The headers of a signed-in browser. */
export const cookieOf = (token: string) => ({ cookie: `adminToken=${token}` })
export const isStaffPage = (call: string) => call.startsWith('GET /admin')

/** Tokens of ended sessions, and tokens that only look valid. */
async function makeDeadTokens(site: ProbedSite, liveSessionId: string): Promise<string[]> {
  const { stores, database } = site.services
  const make = async () => {
    const token = await site.signIn('admin')
    return { token, ...(await stores.accounts.findSession(token))! }
  }
  const [signedOut, expired, removed] = [await make(), await make(), await make()]
  await probe(site.app, 'POST /api/admin/logout', bearer(signedOut.token))
  await database
    .updateTable('session')
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .where('id', '=', expired.id)
    .execute()
  await stores.accounts.remove(removed.account._id)
  const { tokenHash } = await database
    .selectFrom('session')
    .select('tokenHash')
    .where('id', '=', liveSessionId)
    .executeTakeFirstOrThrow()
  return [
    signedOut.token,
    expired.token,
    removed.token,
    tokenHash,
    'forged',
    'undefined',
    'x'.repeat(3000),
    '%00%22;--',
    // A token that is valid only for a server that does not check signatures.
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiIsInJvbGUiOiJhZG1pbiJ9.',
  ]
}
