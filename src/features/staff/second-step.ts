import { SecondStepRefused } from '../../errors.ts'
import { findStep, isOneTimeCode } from './one-time-code.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import type { TwoStepStore } from './two-step-store.ts'

/**
 * Lets pass whoever signs in with the password alone, or with `code`, which is used up by it.
 * Returns how. Comes after the password: before it, it would tell which names have a second step.
 * @throws SecondStepRefused
 */
export async function takeSecondStep(
  store: TwoStepStore,
  accountId: string,
  code: string | undefined,
): Promise<'none' | 'phone' | 'recovery code'> {
  const twoStep = await store.find(accountId)
  if (!twoStep) return 'none'
  if (!code) throw new SecondStepRefused('second-step-needed')
  if (isOneTimeCode(code)) {
    const step = findStep(twoStep.secret, code)
    if (step !== undefined && (await store.useStep(accountId, step))) return 'phone'
  } else {
    const hash = await hashRecoveryCode(code, twoStep.recoverySalt)
    if (await store.useRecoveryCode(accountId, hash)) return 'recovery code'
  }
  throw new SecondStepRefused('second-step-wrong')
}
