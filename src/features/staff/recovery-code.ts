import { randomBytes } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { foldCode } from './one-time-code.ts'
import { randomLetters } from './password.ts'

const CODES = 8

/**
 * Codes for a day without the phone: as they are shown, and as they are kept. The salt is the
 * account's own, but one for all of them: so a guess costs one hash and not eight, and the code that
 * it is can be found, and deleted, by its hash.
 */
export async function makeRecoveryCodes() {
  const codes = Array.from({ length: CODES }, () => randomLetters(12))
  const salt = randomBytes(16).toString('base64')
  const hashes: string[] = []
  // One after another: each takes 19 MB while it is made.
  for (const code of codes) hashes.push(await hashRecoveryCode(foldCode(code), salt))
  return { codes, kept: { salt, hashes } }
}

/** argon2id with the same parameters as passwords; `code` is folded. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await hashRaw(code, { salt: Buffer.from(salt, 'base64') })).toString('base64')
}
