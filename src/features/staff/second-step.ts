import type { Services } from '../../services.ts'
import { findStep, isOneTimeCode } from './one-time-code.ts'
import { hashRecoveryCode } from './recovery-code.ts'

/**
 * Whether the password alone is enough, or by what the second step is shown; the code is used up by
 * it. Comes after the password: before it, it would tell which names have a second step.
 */
export async function takeSecondStep(
  { stores, writeUnseen }: Services,
  accountId: string,
  code: string | undefined,
): Promise<'none' | 'phone' | 'recovery code' | 'needed' | 'wrong'> {
  const twoStep = await stores.twoStep.find(accountId)
  if (!twoStep) return 'none'
  if (!code) return 'needed'
  if (isOneTimeCode(code)) {
    const step = findStep(twoStep.secret, code)
    if (step === undefined) return 'wrong'
    if (await writeUnseen(({ twoStep: to }) => to.useStep(accountId, step))) return 'phone'
  } else {
    const hash = await hashRecoveryCode(code, twoStep.recoverySalt)
    if (await writeUnseen(({ twoStep: to }) => to.useRecoveryCode(accountId, hash))) {
      return 'recovery code'
    }
  }
  return 'wrong'
}
