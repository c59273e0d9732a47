import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { createSemaphore, type Release, type Semaphore } from '../base/semaphore.ts'

/** How long a write waits for another process's write lock before it fails with SQLITE_BUSY. */
const LOCK_TIMEOUT_MS = 5000
/**
 * The pause between two attempts. A random part of up to the same length is added, so that two
 * processes do not retry at the same time.
 */
const RETRY_AFTER_MS = 15

/**
 * Kysely's SQLite dialect for a server. better-sqlite3 is synchronous, so SQLite's own busy timeout
 * would block the event loop. This driver waits for another process's lock outside of SQLite
 * instead. Other queries can use the connection during the wait.
 */
export class ServerSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ServerSqliteDriver(this.#config)
  }

  override createAdapter() {
    return new ServerSqliteAdapter()
  }
}

class ServerSqliteAdapter extends SqliteAdapter {
  // Kysely's own mutex would lock the connection while a write waits. The driver has its own mutex.
  override get supportsMultipleConnections() {
    return true
  }

  // All migrations run in one transaction, and that transaction is their lock.
  override get supportsTransactionalDdl() {
    return true
  }
}

class ServerSqliteDriver extends SqliteDriver {
  readonly #mutex = createSemaphore(1)

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new SharedConnection(await super.acquireConnection(), this.#mutex)
  }

  override async beginTransaction(
    connection: SharedConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    // A deferred transaction takes the write lock at its first write, which is too late for a
    // retry.
    await connection.begin(accessMode === 'read only' ? 'begin' : 'begin immediate')
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof SharedConnection) connection.release()
  }
}

/** The connection to the file. A query holds the mutex while it runs, a transaction to its end. */
class SharedConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #mutex: Semaphore
  #release: Release | undefined

  constructor(inner: DatabaseConnection, mutex: Semaphore) {
    this.#inner = inner
    this.#mutex = mutex
  }

  async begin(statement: 'begin' | 'begin immediate'): Promise<void> {
    await retryWhileBusy(async () => {
      const release = await this.#mutex.acquire()
      try {
        await this.#inner.executeQuery(CompiledQuery.raw(statement))
        this.#release = release
      } catch (error) {
        release()
        throw error
      }
    })
  }

  release(): void {
    this.#release?.()
    this.#release = undefined
  }

  executeQuery<R>(query: CompiledQuery) {
    const execute = () => this.#inner.executeQuery<R>(query)
    return this.#release ? execute() : retryWhileBusy(() => this.#mutex.run(execute))
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    const release = this.#release ? undefined : await this.#mutex.acquire()
    try {
      yield* this.#inner.streamQuery<R>(query, chunkSize)
    } finally {
      release?.()
    }
  }
}

async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  // The wall clock can be set forward or back during the wait.
  const deadline = performance.now() + LOCK_TIMEOUT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const isBusy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
      if (!isBusy || performance.now() > deadline) throw error
    }
    await pause(RETRY_AFTER_MS * (1 + Math.random()))
  }
}
