import { orAlreadyExists } from '../../database/unique.ts'
import { AlreadyExists } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { generatePassword, hashPassword } from './password.ts'
import { foldUsername } from './schema.ts'

/**
 * Makes the first admin on a site that has no account. Returns the name, and the password where it
 * was made up here: it is shown once and kept nowhere.
 */
export async function createFirstAccount({ settings, stores, writeUnseen }: Services) {
  if ((await stores.staff.list()).length > 0) return undefined
  const password = settings.adminPassword ?? generatePassword()
  const account = {
    username: foldUsername(settings.adminUsername),
    passwordHash: await hashPassword(password),
    role: 'admin' as const,
  }
  const create = writeUnseen(async ({ history, staff }) =>
    history.created('account', await staff.create(account)),
  )
  try {
    const { username } = await orAlreadyExists(create, 'Another process was first.')
    return { username, generatedPassword: settings.adminPassword ? undefined : password }
  } catch (error) {
    if (error instanceof AlreadyExists) return undefined
    throw error
  }
}
