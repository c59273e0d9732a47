import { isDamage } from '../database/sqlite-damage.ts'
import { MachineFails, type MachineFault } from '../errors/classes.ts'

/**
 * Codes of Node, SQLite and PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const FAULTS: [MachineFault, RegExp][] = [
  ['disk-full', /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/],
  ['disk-unwritable', /^(EACCES|EPERM|EROFS|EIO|EFBIG|SQLITE_READONLY.*|SQLITE_IOERR.*|25006)$/],
  ['database-busy', /^(SQLITE_(BUSY|LOCKED|PROTOCOL).*|40001|40P01|55P03)$/],
  [
    'database-away',
    /^(SQLITE_(CANTOPEN|CORRUPT|NOTADB).*|08...|28...|3D000|53[0234]..|57P0.|58...|E(CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/,
  ],
]

/** Messages of pg, its pool and Kysely about a lost connection. These errors have no code. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|driver has already been destroyed|Cannot use a pool after)/

/** Describes a failure of the disk, the database or the file store; undefined for other errors. */
export function asMachineFault(error: unknown): MachineFails | undefined {
  if (error instanceof MachineFails) return error
  if (!(error instanceof Error)) return undefined
  const fault = faultOf(error)
  return fault ? new MachineFails(fault, error) : asMachineFault(error.cause)
}

function faultOf(error: Error & { code?: unknown }): MachineFault | undefined {
  // Errors of the bucket, or of the network to it.
  if ('$metadata' in error) return 'files-away'
  if (NO_CONNECTION.test(error.message)) return 'database-away'
  // The visitor's own connection broke during an upload.
  if (error.message === 'aborted') return undefined
  const { code } = error
  return typeof code === 'string' ? FAULTS.find(([, codes]) => codes.test(code))?.[0] : undefined
}

/** The reason why the server cannot start, in one line; undefined for a fault of the software. */
export function describeStop(error: unknown): string | undefined {
  const fault = asMachineFault(error)
  if (!fault) return undefined
  const cause = fault.cause as Error
  const reason = `${fault.summary} (${cause.message}).`
  return isDamage(cause)
    ? `${reason} Restore the last backup: npm run restore -- FILE --force. See "A damaged database" in docs/backup.md.`
    : reason
}
