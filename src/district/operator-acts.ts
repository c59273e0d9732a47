import { generatePassword, hashPassword } from '../features/accounts/password.ts'
import { changePassword } from '../features/accounts/rules.ts'
import type { OpenSchool } from '../school/open.ts'
import { tableWords } from './console/words.ts'
import type { SchoolTable } from './database.ts'
import type { SchoolPool } from './open-schools.ts'
import { authorOf, type Registry, setState } from './registry.ts'

/** Who acts, and how this process opens a school. */
interface Acting {
  registry: Registry
  schools: Pick<SchoolPool, 'use'>
  /** Absent for a command. */
  operator?: string
}

type State = Pick<SchoolTable, 'state' | 'reason'>

/**
 * Pauses a school or opens it again, and writes this into the school's own history. A school that
 * cannot be opened must be paused, too: the error is returned, and its history does not say so.
 */
export async function pauseOrResume(
  { registry, schools, operator }: Acting,
  before: SchoolTable,
  after: { state: 'open' | 'paused'; reason: string | null },
): Promise<Error | undefined> {
  const action = after.state === 'paused' ? 'paused' : 'resumed'
  await setState(registry, before.id, { ...after, action, operator })
  const title = tableWords.bn.states[after.state]
  const fieldsOf = ({ state, reason }: State) => ({ title, siteState: state, reason })
  const note = ({ writePrivate }: OpenSchool) =>
    writePrivate(
      ({ history }) => history.changed('account', fieldsOf(before), fieldsOf(after)),
      authorOf(operator),
    )
  return schools.use(before.id, note).then(
    () => undefined,
    (error: Error) => error,
  )
}

/**
 * Gives an account of a school a generated password, and ends its sessions. The school's history says
 * who did it. Returns the password; undefined if there is no such account.
 */
export async function giveNewPassword(
  { registry, schools, operator }: Acting,
  { id, username }: { id: string; username: string },
): Promise<string | undefined> {
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const hasAccount = await schools.use(id, async ({ stores, writePrivate }) => {
    const account = await stores.accounts.findByName(username)
    if (!account) return false
    await writePrivate(
      (transaction) => changePassword(transaction, account.id, { passwordHash, isGiven: true }),
      authorOf(operator),
    )
    return true
  })
  if (!hasAccount) return undefined
  // Not the name of the account: the registry has no names of persons.
  await registry.change({ operator, action: 'passwordSet', school: id })
  return password
}
