import type { AccountServices } from '../rules.ts'
import { findStep, isOneTimeCode } from './one-time-code.ts'
import { hashRecoveryCode } from './recovery-code.ts'

/**
 * Whether the password is enough, or which second step was used; the code is used up. Call it after
 * the password check: otherwise it shows which names have a second step.
 */
export async function takeSecondStep(
  { stores, writePrivate }: AccountServices,
  accountId: string,
  code: string | undefined,
): Promise<'none' | 'phone' | 'recovery code' | 'needed' | 'wrong'> {
  const twoStep = await stores.twoStep.find(accountId)
  if (!twoStep) return 'none'
  if (!code) return 'needed'
  if (isOneTimeCode(code)) {
    const step = findStep(twoStep.secret, code)
    if (step === undefined) return 'wrong'
    if (await writePrivate((transaction) => transaction.twoStep.useStep(accountId, step)))
      return 'phone'
  } else {
    const hash = await hashRecoveryCode(code, twoStep.recoverySalt)
    if (await writePrivate((transaction) => transaction.twoStep.useRecoveryCode(accountId, hash))) {
      return 'recovery code'
    }
  }
  return 'wrong'
}
