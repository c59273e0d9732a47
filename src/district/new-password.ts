import { generatePassword, hashPassword } from '../features/accounts/password.ts'
import { changePassword } from '../features/accounts/rules.ts'
import type { OpenSchool } from '../school/open.ts'
import { authorOf } from './trace.ts'

/**
 * Gives an account of a school a generated password, and ends its sessions. The school's history says
 * who did it. Returns the password; undefined if there is no such account.
 */
export async function setNewPassword(
  { stores, writePrivate }: OpenSchool,
  username: string,
  operator: string,
): Promise<string | undefined> {
  const account = await stores.accounts.findByName(username)
  if (!account) return undefined
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  await writePrivate(
    (transaction) => changePassword(transaction, account.id, { passwordHash, isGiven: true }),
    authorOf(operator),
  )
  return password
}
