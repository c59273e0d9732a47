import { orAlreadyExists } from '../../database/unique.ts'
import { AlreadyExists } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { generatePassword, hashPassword } from './password.ts'
import { foldUsername } from './schema.ts'

/**
 * Makes the first admin on a site that has no account. Returns the name, and the password where it
 * was made up here: it is shown once and kept nowhere.
 */
export async function createFirstAccount({ settings, stores }: Services) {
  if ((await stores.staff.list()).length > 0) return undefined
  const password = settings.adminPassword ?? generatePassword()
  const username = foldUsername(settings.adminUsername)
  const account = { username, passwordHash: await hashPassword(password), role: 'admin' as const }
  try {
    await orAlreadyExists(stores.staff.create(account), 'Another process was first.')
  } catch (error) {
    if (error instanceof AlreadyExists) return undefined
    throw error
  }
  return { username, generatedPassword: settings.adminPassword ? undefined : password }
}
