import type { AccountTable } from './table.ts'

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
  }
  interface FastifyReply {
    setSessionCookie(token: string): void
    clearSessionCookie(): void
  }
}
