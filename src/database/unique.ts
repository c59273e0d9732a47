import type { PlainCode } from '../errors/codes.ts'
import { AlreadyExists } from '../errors/classes.ts'

/** Replaces the database's unique violation by an error with this code. */
export async function orAlreadyExists<T>(change: Promise<T>, code: PlainCode): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (isUniqueViolation(error)) throw new AlreadyExists(code)
    throw error
  }
}

function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code
  return (
    code === '23505' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
}
