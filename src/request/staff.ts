import type { AccountTable } from '../features/accounts/table.ts'

/** A valid session and its account. */
export interface StaffSession {
  id: string
  account: { _id: string } & Pick<AccountTable, 'username' | 'role' | 'createdAt'>
}

/** Implemented by `src/server/plugins/session.ts`. */
declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in session; set by `requireStaff`. */
    staff: StaffSession | null
    /** The session of the bearer token or of the cookie. Works without `requireStaff`. */
    findSession(): Promise<StaffSession | undefined>
    /** The session of the cookie, for pages: only programs send a bearer token. */
    findCookieSession(): Promise<StaffSession | undefined>
    /** The change of the password that ended the session of the request; ISO 8601 UTC. */
    findPasswordChange(): Promise<string | undefined>
  }
  interface FastifyReply {
    setSessionCookie(token: string): void
    clearSessionCookie(): void
  }
}
