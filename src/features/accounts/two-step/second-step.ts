import type { AccountServices } from '../rules.ts'
import { findStep, foldCode, isOneTimeCode } from './one-time-code.ts'
import { randomBytes } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { randomLetters } from '../password.ts'

const CODES = 8

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

/**
 * Codes for signing in without the phone, as shown and as stored. All codes of an account share one
 * salt, so that an attempt costs one hash instead of eight, and the code is found by its hash.
 */
export async function makeRecoveryCodes() {
  const codes = Array.from({ length: CODES }, () => randomLetters(12))
  const salt = randomBytes(16).toString('base64')
  const hashes: string[] = []
  // One after another, because each needs 19 MB.
  for (const code of codes) hashes.push(await hashRecoveryCode(foldCode(code), salt))
  return { codes, stored: { salt, hashes } }
}

/** argon2id with the same parameters as passwords; `code` is folded. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await hashRaw(code, { salt: Buffer.from(salt, 'base64') })).toString('base64')
}
