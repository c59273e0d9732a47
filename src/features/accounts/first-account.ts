import { orAlreadyExists } from '../../database/unique.ts'
import { AlreadyExists, InvalidInput } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { generatePassword, hashPassword } from './password.ts'
import { refuseGuessable } from './password-rules.ts'
import { foldUsername } from './schema.ts'

/**
 * Creates the first admin on a site without accounts. Returns the name, and the password if it was
 * generated: it is shown once and stored nowhere. A password from the settings is accepted in any
 * case; `warning` says if it is too easy.
 */
export async function createFirstAccount({ settings, stores, writePrivate }: Services) {
  if ((await stores.accounts.list()).length > 0) return undefined
  const password = settings.adminPassword ?? generatePassword()
  const account = {
    username: foldUsername(settings.adminUsername),
    passwordHash: await hashPassword(password),
    role: 'admin' as const,
  }
  const create = writePrivate(async ({ history, accounts }) =>
    history.created('account', await accounts.create(account)),
  )
  try {
    const { username } = await orAlreadyExists(create, 'Another process was first.')
    return {
      username,
      generatedPassword: settings.adminPassword ? undefined : password,
      warning: await findWeakness(password, username),
    }
  } catch (error) {
    if (error instanceof AlreadyExists) return undefined
    throw error
  }
}

async function findWeakness(password: string, username: string): Promise<string | undefined> {
  try {
    await refuseGuessable(password, 'ADMIN_PASSWORD', [username])
    return undefined
  } catch (error) {
    if (error instanceof InvalidInput) return error.message
    throw error
  }
}
