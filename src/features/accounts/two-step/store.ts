import { nowIso } from '../../../base/clock.ts'
import type { Database } from '../../../database/database.ts'
import { STEP_WINDOW } from './one-time-code.ts'

export type TwoStepStore = ReturnType<typeof createTwoStepStore>

/** As returned by `makeRecoveryCodes`. */
interface StoredCodes {
  salt: string
  hashes: string[]
}

export function createTwoStepStore(database: Database) {
  const addCodes = async (accountId: string, { hashes }: StoredCodes) => {
    const rows = hashes.map((codeHash) => ({ accountId, codeHash }))
    await database.insertInto('recoveryCode').values(rows).execute()
  }

  return {
    /** Undefined if the account signs in with its password only. */
    find(accountId: string) {
      return database
        .selectFrom('twoStep')
        .select(['secret', 'recoverySalt', 'confirmedAt'])
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is not', null)
        .$narrowType<{ confirmedAt: string }>()
        .executeTakeFirst()
    },

    /** The secret that the phone has not confirmed yet. */
    async findBegun(accountId: string): Promise<string | undefined> {
      const row = await database
        .selectFrom('twoStep')
        .select('secret')
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst()
      return row?.secret
    },

    /** Replaces a setup that was begun before. False if two-step sign-in is on already. */
    async begin(accountId: string, secret: string): Promise<boolean> {
      const row = { accountId, secret, lastUsedStep: 0, recoverySalt: '', confirmedAt: null }
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('twoStep')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('accountId')
            .doUpdateSet({ secret })
            .where('twoStep.confirmedAt', 'is', null),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /**
     * Turns on two-step sign-in; `step` is the time step of the confirming code. False without a
     * started setup, or if the setup has another secret. Needs a transaction.
     */
    async confirm(
      accountId: string,
      begun: { secret: string; step: number },
      codes: StoredCodes,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('twoStep')
        .set({
          lastUsedStep: begun.step,
          recoverySalt: codes.salt,
          confirmedAt: nowIso(),
        })
        .where('accountId', '=', accountId)
        .where('secret', '=', begun.secret)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await addCodes(accountId, codes)
      return true
    },

    /**
     * Marks the step as used. True for only one caller, even if several send the step's code at the
     * same time. If the stored step is later than any code that is valid now, the clock was ahead
     * then: the stored step is ignored.
     */
    async useStep(accountId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('twoStep')
        .set({ lastUsedStep: step })
        .where('accountId', '=', accountId)
        .where((row) =>
          row.or([
            row('lastUsedStep', '<', step),
            row('lastUsedStep', '>', step + 2 * STEP_WINDOW),
          ]),
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** True for only one caller: using the code deletes it. */
    async useRecoveryCode(accountId: string, codeHash: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('recoveryCode')
        .where('accountId', '=', accountId)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    async countRecoveryCodes(accountId: string): Promise<number> {
      const left = await database
        .selectFrom('recoveryCode')
        .select('codeHash')
        .where('accountId', '=', accountId)
        .execute()
      return left.length
    },

    /** The old codes stop working. False if two-step sign-in is off. Needs a transaction. */
    async replaceRecoveryCodes(accountId: string, codes: StoredCodes): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('twoStep')
        .set({ recoverySalt: codes.salt })
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await database.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
      await addCodes(accountId, codes)
      return true
    },

    /** Deletes the recovery codes too. False if it was off. */
    async remove(accountId: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('twoStep')
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is not', null)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}
