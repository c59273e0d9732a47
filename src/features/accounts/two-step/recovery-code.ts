import { randomBytes } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { foldCode } from './one-time-code.ts'
import { randomLetters } from '../password.ts'

const CODES = 8

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
