import type { Write } from '../database/content-version.ts'
import type { Stores } from './stores.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * `Services.write` with the signed-in account as author. Its session and role are checked in
     * the transaction, because they may have ended since the request began.
     */
    write: Write<Stores>
    writePrivate: Write<Stores>
  }
  interface FastifyContextConfig {
    /** How many files the call takes; absent: one. */
    maxFiles?: number
  }
  interface FastifyReply {
    /**
     * The rows of a list, or their JSON as a stream if they are more than one batch. Its declared
     * type is always the rows', so that TypeScript checks them against the route's schema.
     */
    toList<T extends object>(batches: AsyncGenerator<T[]>): Promise<T[]>
  }
}
