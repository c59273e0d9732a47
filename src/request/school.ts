import type { Readable } from 'node:stream'
import type { findServedFile, sumFileSizes } from '../files/rows.ts'
import type { findContentVersion, lockChanges, Write } from '../database/content-version.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Files } from '../files/files.ts'
import type { ProcessSettings, SchoolSettings } from '../base/settings.ts'

/**
 * Every store on one executor: a connection or a transaction. Each module with a store adds it by
 * `declare module`.
 */
export interface Stores {
  findContentVersion: () => ReturnType<typeof findContentVersion>
  lockChanges: () => ReturnType<typeof lockChanges>
  findFile: (name: string) => ReturnType<typeof findServedFile>
  sumFileSizes: () => ReturnType<typeof sumFileSizes>
}

/** One school at run time. */
export interface School {
  /** Unique in this process. */
  id: string
  settings: SchoolSettings
  /** For reading. */
  stores: Stores
  /** For changes of public content. Runs one transaction and invalidates cached pages. */
  write: Write<Stores>
  /** For changes that public pages do not show (accounts, bin). Cached pages stay valid. */
  writePrivate: Write<Stores>
  files: Files
  fileStore: FileStore
  /** @throws if the database does not answer */
  checkDatabase: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: ProcessSettings
  }
  interface FastifyRequest {
    school: School
    /**
     * `School.write` with the signed-in account as author. It checks session and role again in the
     * transaction, because they may have ended after the request began.
     */
    write: Write<Stores>
    writePrivate: Write<Stores>
  }
  interface FastifyContextConfig {
    /** How many files the call accepts; 1 if absent. */
    maxFiles?: number
    /** With `?state=`, the call is only for staff, and no cache may store its answer. */
    hasStates?: boolean
    /** A write without a session, which pages of other sites may not send. */
    isForOwnPages?: boolean
    /** The call of an admin needs her password again, as `currentPassword` in its body. */
    needsPassword?: boolean
    /** With a session, the call behaves as with `?state=all`. */
    showsAllToStaff?: boolean
  }
  interface FastifyReply {
    /**
     * The rows of a list, or a stream of their JSON if they are more than one batch. The declared
     * type is always that of the rows, so that TypeScript checks them against the route's schema.
     */
    toList<T extends object>(batches: AsyncGenerator<T[]>): Promise<T[]>
    /** A file that is made while it is sent, with the limits of long lists. */
    toStream(chunks: AsyncGenerator<string | Uint8Array>): Promise<Readable>
  }
}
