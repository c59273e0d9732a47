import SQLite from 'better-sqlite3'

/** The first lines are enough. A file can have thousands of damaged pages. */
const MAX_LINES = 3
/** Another process may hold a lock for a moment. */
const LOCK_TIMEOUT_MS = 5000

/**
 * The damage of a SQLite file; undefined if it has none. `integrity_check` and not `quick_check`,
 * because only the first compares the indexes with their tables: with a damaged index, an account is
 * not found by its name. It reads the whole file and blocks the process for seconds, so the server
 * must not call it.
 */
export function findDamage(path: string): string | undefined {
  let file: SQLite.Database | undefined
  try {
    file = new SQLite(path, { fileMustExist: true, timeout: LOCK_TIMEOUT_MS })
    const rows = file.pragma(`integrity_check(${MAX_LINES})`) as { integrity_check: string }[]
    const lines = rows.map(({ integrity_check: line }) => line)
    return lines.length === 1 && lines[0] === 'ok' ? undefined : lines.join('; ')
  } catch (error) {
    if (isDamage(error)) return (error as Error).message
    throw error
  } finally {
    file?.close()
  }
}

/** Whether an error of SQLite says that the file is damaged. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '')
}
