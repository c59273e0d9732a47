import type { Write } from './database/content-version.ts'
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
  interface FastifyReply {
    /**
     * Sends one JSON array. A list of more than one batch is streamed. Resolves to the reply. Its
     * declared type is that of the rows, so that TypeScript checks them against the route's schema.
     */
    sendList<T extends object>(batches: AsyncGenerator<T[]>): Promise<T[]>
  }
}
