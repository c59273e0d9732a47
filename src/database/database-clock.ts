import { sql } from 'kysely'
import { followClock, followNoClock } from '../base/clock.ts'
import type { Database } from './database.ts'
import { isSqlite } from './tables.ts'

const FOLLOW_EVERY_MS = 60_000

/**
 * Machines that share a PostgreSQL database can have different clocks, so its clock decides for all of
 * them. The machine's own clock decides for a SQLite file. Returns the function that ends it.
 */
export async function followDatabaseClock(database: Database): Promise<() => void> {
  if (isSqlite(database)) return () => {}
  const follow = () => followClock(() => readClock(database))
  await follow()
  // While the database does not answer, the last difference stays; others report the failure.
  const timer = setInterval(() => void follow().catch(() => {}), FOLLOW_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    followNoClock()
  }
}

async function readClock(database: Database): Promise<number> {
  const { rows } = await sql<{ seconds: string }>`
    select extract(epoch from clock_timestamp()) as seconds`.execute(database)
  return Number(rows[0]!.seconds) * 1000
}
