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
    /** The session of the cookie. Works without `requireStaff`. */
    findCookieSession(): Promise<StaffSession | undefined>
  }
  interface FastifyReply {
    setSessionCookie(token: string): void
    clearSessionCookie(): void
  }
}
