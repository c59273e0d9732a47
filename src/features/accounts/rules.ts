import { orAlreadyExists } from '../../database/unique.ts'
import { NotAllowed, NotFound, orNotFound } from '../../errors/classes.ts'
import { hashPassword } from './password.ts'
import { refuseGuessable } from './password-rules.ts'
import type { AccountRecord } from './schema.ts'
import type { Role } from './table.ts'
import type { Write } from '../../database/content-version.ts'
import type { HistoryStore } from '../../records/history/store.ts'
import type { SignInLimit } from './sign-in/limit.ts'
import type { NewPassword, StaffStore } from './store.ts'
import type { TwoStepStore } from './two-step/store.ts'

interface AccountStores {
  accounts: StaffStore
  twoStep: TwoStepStore
  signInLimit: SignInLimit
  history: HistoryStore
  lockChanges: () => Promise<void>
  // What strangers know of the school and its people, which passwords must not consist of.
  site: {
    find(): Promise<
      Record<
        'schoolName' | 'schoolNameEnglish' | 'headTeacherName' | 'headTeacherNameEnglish',
        string
      >
    >
  }
  contact: { find(): Promise<object | undefined> }
  officers: { list(): Promise<{ name: string; phone: string }[]> }
}

export interface AccountServices {
  stores: AccountStores
  writePrivate: Write<AccountStores>
}

// The rules take the stores of a transaction: an error of a rule rolls the transaction back.

interface NewAccount extends NewPassword {
  username: string
  role: Role
}

/**
 * The hash of a password that somebody chose. It takes long: call it before the transaction.
 * @throws InvalidInput naming `path` if the password is easy to guess
 */
export async function hashNewPassword(
  stores: AccountStores,
  password: string,
  path: string,
  username: string | undefined,
): Promise<string> {
  await refuseKnown(stores, password, path, username)
  return hashPassword(password)
}

/** @throws InvalidInput naming `path` if the password is easy to guess for those who know the school */
export async function refuseKnown(
  stores: AccountStores,
  password: string,
  path: string,
  username: string | undefined,
): Promise<void> {
  const [site, contact, officers] = await Promise.all([
    stores.site.find(),
    stores.contact.find(),
    stores.officers.list(),
  ])
  const { schoolName, schoolNameEnglish, headTeacherName, headTeacherNameEnglish } = site
  const people = officers.map(({ name }) => name)
  await refuseGuessable(password, path, {
    names: [
      schoolName,
      schoolNameEnglish,
      headTeacherName,
      headTeacherNameEnglish,
      ...people,
      username ?? '',
    ],
    numbers: JSON.stringify([site, contact, officers.map(({ phone }) => phone)]),
  })
}

/**
 * The first account of a site always becomes an admin.
 * @throws AlreadyExists
 */
export async function addAccount(
  stores: AccountStores,
  account: NewAccount,
): Promise<AccountRecord> {
  await stores.lockChanges()
  const { accounts, history } = stores
  const role = (await accounts.isEmpty()) ? 'admin' : account.role
  const added = await orAlreadyExists(accounts.create({ ...account, role }), 'name-taken')
  return history.created('account', added)
}

/** Ends the account's sessions except `exceptSessionId`, and its lock after failures to sign in. */
export async function changePassword(
  { accounts, history, signInLimit }: AccountStores,
  id: string,
  password: NewPassword,
  exceptSessionId?: string,
): Promise<AccountRecord> {
  const account = orNotFound(await accounts.update(id, password, exceptSessionId))
  await signInLimit.lift(account.username)
  await history.passwordChanged(account)
  return account
}

/** @throws NotAllowed for the last admin */
export function changeRole(stores: AccountStores, id: string, role: Role): Promise<AccountRecord> {
  return keepingAnAdmin(stores, async ({ accounts, history }) => {
    const before = orNotFound(await accounts.find(id))
    const after = (await accounts.update(id, { role }))!
    return history.changed('account', before, after)
  })
}

/**
 * Ends the sessions of the account.
 * @throws NotAllowed for the last admin
 */
export function removeAccount(stores: AccountStores, id: string): Promise<void> {
  return keepingAnAdmin(stores, async ({ accounts, history }) => {
    const account = orNotFound(await accounts.find(id))
    await accounts.remove(id)
    await history.deleted('account', account)
  })
}

export async function turnOffTwoStep(
  { twoStep, history }: AccountStores,
  account: { _id: string; username: string },
): Promise<void> {
  if (!(await twoStep.remove(account._id))) throw new NotFound('two-step-is-off')
  await history.twoStep('twoStepOff', account)
}

async function keepingAnAdmin<T>(
  stores: AccountStores,
  change: (stores: AccountStores) => Promise<T>,
): Promise<T> {
  await stores.lockChanges()
  const result = await change(stores)
  if ((await stores.accounts.countAdmins()) === 0) throw new NotAllowed('last-admin')
  return result
}
