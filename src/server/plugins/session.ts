import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { passwordProof } from '../../errors/api-schema.ts'
import { NotAllowed, NotSignedIn } from '../../errors/classes.ts'
import { proveCurrentPassword } from '../../features/accounts/prove-password.ts'
import type { StaffSession } from '../../request/staff.ts'
import { SESSION_SECONDS } from '../../features/accounts/store.ts'
import { pathOf } from '../log.ts'
import type { Write } from '../../database/content-version.ts'
import type { Stores } from '../../request/school.ts'
import { answerOnce } from './idempotency.ts'

export const SESSION_COOKIE = 'adminToken'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireAdmin`. */
    isForAdmins: boolean
  }
}

export const sessions = fp(async (app: FastifyInstance) => {
  await app.register(cookie)
  app.decorateRequest('staff', null)
  app.decorateRequest('isForAdmins', false)
  app.decorateRequest('findSession', async function (this: FastifyRequest) {
    return findOnce(this, tokenOf(this))
  })
  app.decorateRequest('findPasswordChange', async function (this: FastifyRequest) {
    const token = tokenOf(this)
    return token && this.school.stores.accounts.findPasswordChange(token)
  })
  app.decorateRequest('findCookieSession', async function (this: FastifyRequest) {
    return findOnce(this, this.cookies[SESSION_COOKIE])
  })
  for (const write of ['write', 'writePrivate'] as const) {
    app.decorateRequest(write, async function (this: FastifyRequest, work) {
      // Without `requireStaff`, a change has no author.
      if (!this.staff) throw new NotSignedIn()
      const checkedWork: typeof work = async (stores) => {
        await stores.lockChanges()
        // `npm run user -- password` uses only this lock.
        await stores.accounts.lock(this.staff!.account._id)
        await recheck(this, stores)
        return write === 'write' ? answerOnce(this, stores, work) : work(stores)
      }
      return this.school[write](checkedWork, this.staff.account.username)
    } as Write<Stores>)
  }
  app.decorateReply('setSessionCookie', function (token: string) {
    const options = cookieOptions(this.request)
    this.setCookie(SESSION_COOKIE, token, { ...options, maxAge: SESSION_SECONDS })
  })
  app.decorateReply('clearSessionCookie', function () {
    this.clearCookie(SESSION_COOKIE, cookieOptions(this.request))
  })
})

type Found = Promise<StaffSession | undefined>

const found = new WeakMap<FastifyRequest, { token: string; session: Found }>()

/** Load shedding, the route and its page all ask for the session. One query answers them. */
async function findOnce(request: FastifyRequest, token: string | undefined): Found {
  if (!token) return undefined
  const earlier = found.get(request)
  if (earlier?.token === token) return earlier.session
  const session = request.school.stores.accounts.findSession(token)
  found.set(request, { token, session })
  return session
}

function cookieOptions({ school }: FastifyRequest) {
  const secure = school.settings.publicUrl?.protocol === 'https:'
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}

/** Programs send the token in a header, browsers in a cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? request.cookies[SESSION_COOKIE]
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/**
 * A hook for scopes in which every route needs a valid session. `X-Account` names the account of the
 * office's page: another one can have signed in in another tab of the browser.
 */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  const { settings } = request.school
  const bearer = bearerOf(request)
  const session = await request.findSession()
  if (!session) throw await notSignedIn(request, request.school.stores)
  // A browser also sends the cookie, but never a bearer token, with requests of other sites.
  if (!bearer && !isRead(request) && !isFromOwnPages(request, settings.publicUrl)) {
    throw new NotAllowed('other-site')
  }
  const page = request.headers['x-account']
  if (page !== undefined && page !== session.account._id && !isRead(request)) {
    throw new NotAllowed('other-account')
  }
  request.staff = session
}

/** A hook for calls without a session. They behave like other calls if pages of other sites send them. */
export async function requireOwnPages(request: FastifyRequest): Promise<void> {
  const { isForOwnPages } = request.routeOptions.config
  if (isForOwnPages && !isFromOwnPages(request, request.school.settings.publicUrl)) {
    throw new NotAllowed('other-site')
  }
}

/**
 * A hook that checks the session again after the body was received, which can take minutes. Without
 * it, the server would hash passwords or process pictures for a removed account.
 */
export async function requireStaffAgain(request: FastifyRequest): Promise<void> {
  if (!isRead(request)) await recheck(request, request.school.stores)
}

/** Also says that a new password has ended the session. In a transaction, the stores are its own. */
async function notSignedIn(request: FastifyRequest, { accounts }: Stores): Promise<NotSignedIn> {
  const token = tokenOf(request)
  const isChanged = token && (await accounts.findPasswordChange(token)) !== undefined
  return new NotSignedIn(isChanged ? 'password-changed' : 'not-signed-in')
}

/** @throws NotSignedIn, NotAllowed */
async function recheck(request: FastifyRequest, stores: Stores): Promise<void> {
  const session = await stores.accounts.findSessionById(request.staff!.id)
  if (!session) throw await notSignedIn(request, stores)
  request.staff = session
  if (request.isForAdmins) await requireAdmin(request)
}

export async function logChange(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isRead(request) || !request.staff) return
  request.log.info(
    {
      username: request.staff.account.username,
      address: request.ip,
      change: `${request.method} ${pathOf(request.originalUrl)}`,
      status: reply.statusCode,
    },
    reply.statusCode < 400 ? 'changed' : 'not changed',
  )
}

/** A hook for scopes of admins. It must run after `requireStaff`. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  request.isForAdmins = true
  if (request.staff?.account.role !== 'admin') throw new NotAllowed('admins-only')
}

/** A hook for scopes of admins: an open session is not enough for calls with `needsPassword`. */
export async function requirePassword(request: FastifyRequest): Promise<void> {
  if (!request.routeOptions.config.needsPassword) return
  await proveCurrentPassword(request, passwordProof.parse(request.body).currentPassword)
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Browsers send `Origin` or `Sec-Fetch-Site` with every write. Other programs may omit both. */
function isFromOwnPages(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  return origin === publicUrl?.origin || origin === `${request.protocol}://${request.host}`
}
