import { sql } from 'kysely'

/**
 * PostgreSQL: the connections to this database that wait for a lock. Run it outside a transaction:
 * inside one, PostgreSQL shows the connections of its first call until the transaction ends.
 */
export const WAITING_FOR_LOCK = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** See {@link WAITING_FOR_LOCK}. */
export const waitingForLock = sql.raw<{ pid: number }>(WAITING_FOR_LOCK)
