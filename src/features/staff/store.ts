import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { NotAllowed, NotSignedIn } from '../../errors.ts'
import type { AccountRecord, ListedAccount } from './schema.ts'
import type { Role } from './table.ts'

export const SESSION_SECONDS = 30 * 24 * 60 * 60

const LAST_ADMIN = 'This is the last admin: make someone else an admin first.'

export type StaffStore = ReturnType<typeof createStaffStore>

/** A living session and whose it is. */
export interface StaffSession {
  id: string
  account: AccountRecord
}

/** All SQL of accounts and sessions. Usernames are folded before they come here. */
export function createStaffStore(database: Database) {
  const accounts = () =>
    database.selectFrom('account').select(['id', 'username', 'role', 'createdAt'])

  const find = async (id: string): Promise<AccountRecord | undefined> => {
    const row = await accounts().where('id', '=', id).executeTakeFirst()
    return row && toRecord(row)
  }

  /** All of the account's but one. */
  const endSessions = async (accountId: string, keptSessionId: string) => {
    await database
      .deleteFrom('session')
      .where('accountId', '=', accountId)
      .where('id', '!=', keptSessionId)
      .execute()
  }

  return {
    find,
    endSessions,

    async list(): Promise<ListedAccount[]> {
      const rows = await accounts()
        .leftJoin('twoStep', 'twoStep.accountId', 'account.id')
        .select('twoStep.confirmedAt')
        .orderBy('username')
        .execute()
      return rows.map((row) => ({ ...toRecord(row), hasTwoStep: row.confirmedAt !== null }))
    },

    /** The account with its password's hash, for signing in. */
    findByName(username: string) {
      return database
        .selectFrom('account')
        .select(['id', 'username', 'passwordHash', 'role'])
        .where('username', '=', username)
        .executeTakeFirst()
    },

    /** @throws the database's unique violation where the name is taken */
    async create(account: { username: string; passwordHash: string; role: Role }) {
      const row = { ...account, id: newId(), createdAt: new Date().toISOString() }
      await database.insertInto('account').values(row).execute()
      return toRecord(row)
    },

    /** A new password ends every session of the account but `keptSessionId`. */
    async update(
      id: string,
      change: { passwordHash?: string | undefined; role?: Role | undefined },
      keptSessionId = '',
    ) {
      const given = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      )
      if (Object.keys(given).length > 0) {
        await database.updateTable('account').set(given).where('id', '=', id).execute()
      }
      if (change.passwordHash !== undefined) await endSessions(id, keptSessionId)
      return find(id)
    },

    /** Ends the account's sessions as well; whoever gets its name is at home at none of its addresses. */
    async remove(id: string): Promise<boolean> {
      await database
        .deleteFrom('knownAddress')
        .where('username', '=', (account) =>
          account.selectFrom('account').select('username').where('id', '=', id),
        )
        .execute()
      const { numDeletedRows } = await database
        .deleteFrom('account')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /**
     * Runs a change of accounts and refuses it where it leaves no admin, however many change accounts
     * at the same moment: stands in a transaction, which the refusal undoes.
     */
    async keepingAnAdmin<T>(change: () => Promise<T>): Promise<T> {
      // Locks the admins' rows, and SQLite's file: the next change waits for this one to end.
      await database
        .updateTable('account')
        .set((row) => ({ role: row.ref('role') }))
        .where('role', '=', 'admin')
        .execute()
      const result = await change()
      if ((await this.countAdmins()) === 0) throw new NotAllowed(LAST_ADMIN)
      return result
    },

    async countAdmins(): Promise<number> {
      const admins = await accounts().where('role', '=', 'admin').execute()
      return admins.length
    },

    /**
     * Has whoever changes how the account signs in wait for the end of this transaction. False where
     * the account is gone, or its password another one by now.
     */
    async hold(id: string, passwordHash?: string): Promise<boolean> {
      let update = database
        .updateTable('account')
        .set((row) => ({ role: row.ref('role') }))
        .where('id', '=', id)
      if (passwordHash !== undefined) update = update.where('passwordHash', '=', passwordHash)
      return (await update.executeTakeFirst()).numUpdatedRows === 1n
    },

    /**
     * As `hold`, for who is signed in and changes how she signs in.
     * @throws NotSignedIn where her session has ended since she showed her password
     */
    async holdOwn(session: StaffSession): Promise<void> {
      await this.hold(session.account._id)
      const living = await this.listSessions(session.account._id)
      if (!living.some(({ id }) => id === session.id)) throw new NotSignedIn()
    },

    /** The token, which is nowhere but in the answer, and when it dies (ISO 8601 UTC). */
    async startSession(accountId: string, from: { userAgent: string; address: string }) {
      const token = randomBytes(32).toString('base64url')
      const now = Date.now()
      const expiresAt = new Date(now + SESSION_SECONDS * 1000).toISOString()
      await database
        .deleteFrom('session')
        .where('expiresAt', '<=', new Date(now).toISOString())
        .execute()
      await database
        .insertInto('session')
        .values({
          id: newId(),
          tokenHash: hashToken(token),
          accountId,
          createdAt: new Date(now).toISOString(),
          expiresAt,
          userAgent: from.userAgent.slice(0, 300),
          address: from.address,
        })
        .execute()
      return { token, expiresAt }
    },

    /** Undefined for a token that is forged, ended or past its time. */
    async findSession(token: string): Promise<StaffSession | undefined> {
      const row = await database
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.accountId')
        .select([
          'session.id as sessionId',
          'account.id',
          'account.username',
          'account.role',
          'account.createdAt',
        ])
        .where('tokenHash', '=', hashToken(token))
        .where('expiresAt', '>', new Date().toISOString())
        .executeTakeFirst()
      return row && { id: row.sessionId, account: toRecord(row) }
    },

    listSessions(accountId: string) {
      return database
        .selectFrom('session')
        .select(['id', 'createdAt', 'expiresAt', 'userAgent', 'address'])
        .where('accountId', '=', accountId)
        .where('expiresAt', '>', new Date().toISOString())
        .orderBy('createdAt', 'desc')
        .execute()
    },

    async endSession(accountId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('session')
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function toRecord({
  id,
  username,
  role,
  createdAt,
}: {
  id: string
  username: string
  role: Role
  createdAt: string
}): AccountRecord {
  return { _id: id, username, role, createdAt }
}
