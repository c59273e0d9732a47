import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { NotAllowed, NotSignedIn } from '../../errors.ts'
import { SESSION_SECONDS, type StaffSession } from '../../features/staff/store.ts'
import { pathOf } from '../log.ts'
import type { Write } from '../stores.ts'
import type { Services } from '../../services.ts'

export const SESSION_COOKIE = 'adminToken'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set by `requireStaff`. */
    staff: StaffSession | null
    /** Whose cookie the browser sent; the guard is none of its business. */
    findCookieSession(): Promise<StaffSession | undefined>
    /** As `Services.write`, in the name of whoever is signed in. */
    write: Write
    writeUnseen: Write
  }
  interface FastifyReply {
    setSessionCookie(token: string): void
    clearSessionCookie(): void
  }
}

export const sessions = fp(async (app: FastifyInstance, { settings, ...services }: Services) => {
  await app.register(cookie)
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl?.protocol === 'https:',
  } as const
  app.decorateRequest('staff', null)
  app.decorateRequest('findCookieSession', async function (this: FastifyRequest) {
    const token = this.cookies[SESSION_COOKIE]
    return token ? services.stores.staff.findSession(token) : undefined
  })
  for (const write of ['write', 'writeUnseen'] as const) {
    app.decorateRequest(write, async function (this: FastifyRequest, work) {
      // A write that stands outside the guard changes nothing: it would be nobody's.
      if (!this.staff) throw new NotSignedIn()
      return services[write](work, this.staff.account.username)
    } as Write)
  }
  app.decorateReply('setSessionCookie', function (token: string) {
    this.setCookie(SESSION_COOKIE, token, { ...options, maxAge: SESSION_SECONDS })
  })
  app.decorateReply('clearSessionCookie', function () {
    this.clearCookie(SESSION_COOKIE, options)
  })
})

/** A hook for scopes whose every route needs a living session. */
export function requireStaff({ stores, settings }: Services) {
  return async (request: FastifyRequest): Promise<void> => {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const token = bearer ?? request.cookies[SESSION_COOKIE]
    const session = token ? await stores.staff.findSession(token) : undefined
    if (!session) throw new NotSignedIn()
    // A browser attaches the cookie whoever's page sent the request; a bearer token it does not.
    if (!bearer && !isRead(request) && !isFromOwnPages(request, settings.publicUrl)) {
      throw new NotAllowed(
        'This came from another site and was refused. If it is your own, set PUBLIC_URL to its address.',
      )
    }
    request.staff = session
  }
}

/** A hook that leaves a line in the log for each change: who, what, and whether it came about. */
export async function logChange(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isRead(request) || !request.staff) return
  request.log.info(
    {
      username: request.staff.account.username,
      address: request.ip,
      change: `${request.method} ${pathOf(request)}`,
      status: reply.statusCode,
    },
    reply.statusCode < 400 ? 'changed' : 'not changed',
  )
}

/** A hook for scopes that are for admins alone; comes after `requireStaff`. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (request.staff?.account.role !== 'admin') {
    throw new NotAllowed('Only an admin may do this. Ask one of them.')
  }
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Browsers name the sender of every write; a program that names none attached the cookie itself. */
function isFromOwnPages(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  return origin === publicUrl?.origin || origin === `${request.protocol}://${request.host}`
}
