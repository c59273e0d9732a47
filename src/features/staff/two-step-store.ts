import type { Database } from '../../database/database.ts'

export type TwoStepStore = ReturnType<typeof createTwoStepStore>

/** As `makeRecoveryCodes` gives them. */
interface KeptCodes {
  salt: string
  hashes: string[]
}

/** All SQL of signing in in two steps. */
export function createTwoStepStore(database: Database) {
  const addCodes = async (accountId: string, { hashes }: KeptCodes) => {
    const rows = hashes.map((codeHash) => ({ accountId, codeHash }))
    await database.insertInto('recoveryCode').values(rows).execute()
  }

  return {
    /** Undefined where an account signs in with its password alone. */
    find(accountId: string) {
      return database
        .selectFrom('twoStep')
        .select(['secret', 'recoverySalt', 'confirmedAt'])
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is not', null)
        .$narrowType<{ confirmedAt: string }>()
        .executeTakeFirst()
    },

    /** The secret that waits for the phone to show that it has it. */
    async findBegun(accountId: string): Promise<string | undefined> {
      const row = await database
        .selectFrom('twoStep')
        .select('secret')
        .where('accountId', '=', accountId)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst()
      return row?.secret
    },

    /** Whatever was begun before is forgotten. False where it is on already. */
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
     * Turns on what was begun; `step` is that of the code that showed it. False where there is nothing
     * begun any more, or another secret. Stands in a transaction.
     */
    async confirm(
      accountId: string,
      begun: { secret: string; step: number },
      codes: KeptCodes,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('twoStep')
        .set({
          lastUsedStep: begun.step,
          recoverySalt: codes.salt,
          confirmedAt: new Date().toISOString(),
        })
        .where('accountId', '=', accountId)
        .where('secret', '=', begun.secret)
        .where('confirmedAt', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await addCodes(accountId, codes)
      return true
    },

    /** True for one caller alone, however many come with the step's code at the same moment. */
    async useStep(accountId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('twoStep')
        .set({ lastUsedStep: step })
        .where('accountId', '=', accountId)
        .where('lastUsedStep', '<', step)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** True for one caller alone: using the code deletes it. */
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

    /** The old ones are good for nothing any more. False where it is off. Stands in a transaction. */
    async replaceRecoveryCodes(accountId: string, codes: KeptCodes): Promise<boolean> {
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

    /** Takes the recovery codes along. False where it was off. */
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
