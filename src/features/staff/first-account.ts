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
  const { username } = await writeUnseen(async ({ history, staff }) =>
    history.created('account', await staff.create(account)),
  )
  return { username, generatedPassword: settings.adminPassword ? undefined : password }
}
