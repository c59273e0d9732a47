import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Role as AccountRole } from '#src/features/staff/table.ts'
import type { OpenServices } from '#src/server/services.ts'
import type { Door, Role } from './doors.ts'

export const OTHER_SITE = { origin: 'https://evil.example' }

export interface House {
  app: FastifyInstance
  services: Pick<OpenServices, 'stores' | 'database'>
  /** A new session of a new account. */
  signIn(role: AccountRole): Promise<string>
}

/** Asks as the table does: with no body, and an id that nobody has. */
export function knock(
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
  return app.inject({ ...(method && { method }), url, headers })
}

/** Whoever may knock, in every way in which she can. */
export async function makeCallers(house: House) {
  const { staff } = house.services.stores
  const sessionOf = async (role: AccountRole) =>
    (await staff.findSession(await house.signIn(role)))!
  const sessions = { editor: await sessionOf('editor'), admin: await sessionOf('admin') }
  const dead = await makeDeadTokens(house, sessions.admin.id)
  // A session of their own for each knock: one call ends it.
  const living = async (role: AccountRole) =>
    (await staff.startSession(sessions[role].account._id, { userAgent: 'test', address: '::1' }))
      .token
  const bothWays = (token: string) => [bearer(token), cookieOf(token)]
  const ways: Record<Role, () => Promise<Record<string, string>[]>> = {
    visitor: async () => [{}, basic(await living('admin'))],
    'dead session': async () => [
      ...dead.flatMap(bothWays),
      // A dead bearer is not saved by a living cookie that a browser happened to attach.
      { ...bearer('dead'), ...cookieOf(await living('admin')) },
    ],
    'other site': async () => [{ ...cookieOf(await living('admin')), ...OTHER_SITE }],
    editor: async () => [bearer(await living('editor')), cookieOf(await living('editor'))],
    admin: async () => [bearer(await living('admin')), cookieOf(await living('admin'))],
  }
  return {
    living,
    /** What the role gets, in each way where the door is guarded. */
    async ask({ call, letsIn }: Door, role: Role): Promise<LightMyRequestResponse[]> {
      const answers: LightMyRequestResponse[] = []
      for (const headers of await ways[role]()) {
        // Pages look at the cookie alone, as browsers send it.
        if (isStaffPage(call) && headers['authorization'] !== undefined) continue
        // A turn of the event loop each, or the app believes itself under pressure.
        await turn()
        answers.push(await knock(house.app, call, headers))
        if (letsIn === 'everyone' && !isStaffPage(call)) break
      }
      return answers
    },
  }
}

const basic = (token: string): Record<string, string> => ({ authorization: `Basic ${token}` })
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
/** The headers with which a browser that is signed in sends a request. */
export const cookieOf = (token: string) => ({ cookie: `adminToken=${token}` })
export const isStaffPage = (call: string) => call.startsWith('GET /admin')

/** What was a session, or looks like one. */
async function makeDeadTokens(house: House, livingSessionId: string): Promise<string[]> {
  const { stores, database } = house.services
  const make = async () => {
    const token = await house.signIn('admin')
    return { token, ...(await stores.staff.findSession(token))! }
  }
  const [signedOut, expired, removed] = [await make(), await make(), await make()]
  await knock(house.app, 'POST /api/admin/logout', bearer(signedOut.token))
  await database
    .updateTable('session')
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .where('id', '=', expired.id)
    .execute()
  await stores.staff.remove(removed.account._id)
  const { tokenHash } = await database
    .selectFrom('session')
    .select('tokenHash')
    .where('id', '=', livingSessionId)
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
    // A token that would be believed by who only reads what it says.
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiIsInJvbGUiOiJhZG1pbiJ9.',
  ]
}
