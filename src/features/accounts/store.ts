import { createHash, randomBytes } from 'node:crypto'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { isClockInDoubt, nowIso, nowMs } from '../../base/clock.ts'
import type { Database, Tables } from '../../database/database.ts'
import { newId } from '../../base/new-id.ts'
import type { StaffSession } from '../../request/staff.ts'
import type { AccountRecord, ListedAccount } from './schema.ts'
import type { Role } from './table.ts'

export const SESSION_SECONDS = 30 * 24 * 60 * 60
/** If the clock was ahead by less, correcting it signs nobody out. */
const MAX_AHEAD_MS = 24 * 60 * 60 * 1000

export interface NewPassword {
  passwordHash: string
  /** The software or an admin gave the password, and the person still has to choose one. */
  isGiven?: boolean | undefined
}

export type StaffStore = ReturnType<typeof createAccountStore>

/** All SQL of accounts and sessions. Callers must fold usernames. */
export function createAccountStore(database: Database) {
  const accounts = () =>
    database.selectFrom('account').select(['id', 'username', 'role', 'createdAt'])

  const find = async (id: string): Promise<AccountRecord | undefined> => {
    const row = await accounts().where('id', '=', id).executeTakeFirst()
    return row && toRecord(row)
  }

  const validSessions = () =>
    database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.accountId')
      .select([
        'session.id as sessionId',
        'account.id',
        'account.username',
        'account.role',
        'account.createdAt',
      ])
      .where(isValid())

  const endSessions = async (accountId: string, exceptSessionId: string) => {
    await database
      .deleteFrom('session')
      .where('accountId', '=', accountId)
      .where('id', '!=', exceptSessionId)
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

    /** The account with its password hash, for signing in. */
    findByName(username: string) {
      return database
        .selectFrom('account')
        .select(['id', 'username', 'passwordHash', 'role'])
        .where('username', '=', username)
        .executeTakeFirst()
    },

    /** @throws the database's unique violation if the name is taken */
    async create({ isGiven = false, ...account }: NewPassword & { username: string; role: Role }) {
      const row = {
        ...account,
        hasGivenPassword: Number(isGiven),
        id: newId(),
        createdAt: nowIso(),
      }
      await database.insertInto('account').values(row).execute()
      return toRecord(row)
    },

    /** A new password ends every session of the account except `exceptSessionId`. */
    async update(id: string, change: NewPassword | { role: Role }, exceptSessionId = '') {
      const isPassword = 'passwordHash' in change
      const columns = isPassword
        ? {
            passwordHash: change.passwordHash,
            hasGivenPassword: Number(change.isGiven ?? false),
          }
        : change
      await database.updateTable('account').set(columns).where('id', '=', id).execute()
      if (isPassword) {
        // The rows stay until they expire, so that the other devices can say why they ended.
        await database
          .updateTable('session')
          .set({ passwordChangedAt: nowIso() })
          .where('accountId', '=', id)
          .where('id', '!=', exceptSessionId)
          .where('passwordChangedAt', 'is', null)
          .execute()
      }
      return find(id)
    },

    async hasGivenPassword(id: string): Promise<boolean> {
      const row = await database
        .selectFrom('account')
        .select('hasGivenPassword')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.hasGivenPassword === 1
    },

    /**
     * Also ends the account's sessions, and deletes its known addresses, so that a later account
     * with this name does not inherit them.
     */
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

    async isEmpty(): Promise<boolean> {
      return (await accounts().limit(1).execute()).length === 0
    },

    async countAdmins(): Promise<number> {
      const admins = await accounts().where('role', '=', 'admin').execute()
      return admins.length
    },

    /**
     * Locks the account's row until the end of this transaction, so that nothing can change how the
     * account signs in. False if the account is gone or has another password now.
     */
    async lock(id: string, passwordHash?: string): Promise<boolean> {
      let update = database
        .updateTable('account')
        .set((row) => ({ role: row.ref('role') }))
        .where('id', '=', id)
      if (passwordHash !== undefined) update = update.where('passwordHash', '=', passwordHash)
      return (await update.executeTakeFirst()).numUpdatedRows === 1n
    },

    /** The token, which is not stored, and its expiry (ISO 8601 UTC). */
    async startSession(accountId: string, from: { userAgent: string; address: string }) {
      const token = randomBytes(32).toString('base64url')
      const now = nowMs()
      const expiresAt = new Date(now + SESSION_SECONDS * 1000).toISOString()
      const unusable = database.deleteFrom('session').where((session) => session.not(isInTime()))
      if (!isClockInDoubt()) await unusable.execute()
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
          passwordChangedAt: null,
        })
        .execute()
      return { token, expiresAt }
    },

    /** Undefined for a token that is forged, ended or expired. */
    async findSession(token: string): Promise<StaffSession | undefined> {
      const row = await validSessions().where('tokenHash', '=', hashToken(token)).executeTakeFirst()
      return row && toSession(row)
    },

    /** The change of the password that ended the token's session. */
    async findPasswordChange(token: string): Promise<string | undefined> {
      const row = await database
        .selectFrom('session')
        .select('passwordChangedAt')
        .where('tokenHash', '=', hashToken(token))
        .where(isInTime())
        .executeTakeFirst()
      return row?.passwordChangedAt ?? undefined
    },

    /** The current state of the session. */
    async findSessionById(id: string): Promise<StaffSession | undefined> {
      const row = await validSessions().where('session.id', '=', id).executeTakeFirst()
      return row && toSession(row)
    },

    /** When an account signed in last, ISO 8601 UTC; null if every session has been deleted. */
    async findLastSignIn(): Promise<string | null> {
      const { last } = await database
        .selectFrom('session')
        .select(({ fn }) => fn.max('createdAt').as('last'))
        .executeTakeFirstOrThrow()
      return last
    },

    listSessions(accountId: string) {
      return database
        .selectFrom('session')
        .select(['id', 'createdAt', 'expiresAt', 'userAgent', 'address'])
        .where('accountId', '=', accountId)
        .where(isValid())
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

function isValid(): Expression<SqlBool> {
  const session = expressionBuilder<Tables, 'session'>()
  return session.and([isInTime(), session('session.passwordChangedAt', 'is', null)])
}

/**
 * Not expired and not from the future. A session from the future would last longer than the usual
 * 30 days.
 */
function isInTime(): Expression<SqlBool> {
  const session = expressionBuilder<Tables, 'session'>()
  const now = nowMs()
  return session.and([
    session('session.expiresAt', '>', new Date(now).toISOString()),
    session('session.createdAt', '<=', new Date(now + MAX_AHEAD_MS).toISOString()),
  ])
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type AccountRow = { id: string; username: string; role: Role; createdAt: string }

function toSession({ sessionId, ...account }: AccountRow & { sessionId: string }): StaffSession {
  return { id: sessionId, account: toRecord(account) }
}

function toRecord({ id, username, role, createdAt }: AccountRow): AccountRecord {
  return { _id: id, username, role, createdAt }
}
