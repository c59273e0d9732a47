import { InvalidInput } from '../../errors/classes.ts'
import type { SchoolSettings } from '../../base/settings.ts'
import { generatePassword, hashPassword } from './password.ts'
import { type AccountServices, addAccount, refuseKnown } from './rules.ts'
import { foldUsername } from './schema.ts'

export interface FirstAccount {
  username: string
  /** Undefined if the settings have a password. */
  generatedPassword: string | undefined
  /** The reason why the settings' password is too easy. */
  warning: string | undefined
}

/**
 * Creates the first admin on a site without accounts. A generated password is shown once and never
 * stored. A password from the settings is always accepted.
 */
export async function createFirstAccount({
  settings,
  stores,
  writePrivate,
}: AccountServices & {
  settings: Pick<SchoolSettings, 'adminUsername' | 'adminPassword'>
}): Promise<FirstAccount | undefined> {
  if (!(await stores.accounts.isEmpty())) return undefined
  const password = settings.adminPassword ?? generatePassword()
  const account = {
    username: foldUsername(settings.adminUsername),
    passwordHash: await hashPassword(password),
    isGiven: settings.adminPassword === undefined,
    role: 'admin' as const,
  }
  const added = await writePrivate(async (transaction) => {
    await transaction.lockChanges()
    // Another process may have added the first account in the meantime.
    return (await transaction.accounts.isEmpty()) ? addAccount(transaction, account) : undefined
  })
  return (
    added && {
      username: added.username,
      generatedPassword: settings.adminPassword ? undefined : password,
      warning: await findWeakness(stores, password, added.username),
    }
  )
}

async function findWeakness(
  stores: AccountServices['stores'],
  password: string,
  username: string,
): Promise<string | undefined> {
  try {
    await refuseKnown(stores, password, 'ADMIN_PASSWORD', username)
    return undefined
  } catch (error) {
    if (error instanceof InvalidInput) return error.message
    throw error
  }
}
