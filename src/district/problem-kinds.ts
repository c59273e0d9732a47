import { UnknownMigration } from '../database/migrate.ts'
import { isDamage } from '../database/sqlite-damage.ts'
import type { ProblemKind } from './database.ts'

/** Why a school cannot be opened, in the words of the software, and as one of a few kinds. */
export interface SchoolProblem {
  kind: ProblemKind
  problem: string
}

export function describeProblem(error: Error & { code?: string }): SchoolProblem {
  return { kind: kindOf(error), problem: error.message }
}

function kindOf(error: Error & { code?: string }): ProblemKind {
  if (error instanceof UnknownMigration) return 'newer'
  if (isDamage(error)) return 'damaged'
  // better-sqlite3 has no code for a missing folder.
  const isMissing =
    error.code === 'SQLITE_CANTOPEN' || /directory does not exist/.test(error.message)
  return isMissing ? 'missing' : 'other'
}
