import { TOTP } from 'otpauth'
import { foldCode, newSecret } from '#src/features/accounts/two-step/one-time-code.ts'
import { hashRecoveryCode } from '#src/features/accounts/two-step/second-step.ts'
import type { School } from '#src/request/school.ts'

/** The only recovery code of each account with `turnOnTwoStep`. */
export const RECOVERY_CODE = 'wxyz-2345-abcd'
const SALT = Buffer.from('a salt for tests').toString('base64')
const quickHash = hashRecoveryCode(foldCode(RECOVERY_CODE), SALT)

/** Writes to the store, because the API would compute eight hashes; returns the secret. */
export async function turnOnTwoStep({ stores }: School, accountId: string): Promise<string> {
  const secret = newSecret()
  const codes = { salt: SALT, hashes: [await quickHash] }
  await stores.twoStep.begin(accountId, secret)
  await stores.twoStep.confirm(accountId, { secret, step: 0 }, codes)
  return secret
}

/** The phone's code for the secret, this many steps of 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}
