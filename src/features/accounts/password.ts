import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults, which are OWASP's first recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'))
}

let dummyHash: Promise<string> | undefined

/**
 * Whether the password is correct. Takes the same time if there is no account (undefined), so that
 * the time does not show which names exist.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'))
  const isRight = await verify(passwordHash ?? (await dummyHash), password.normalize('NFC'))
  return isRight && passwordHash !== undefined
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 random bits. */
export function generatePassword(): string {
  return randomLetters(16)
}

/**
 * Letters and digits that look different from each other (nearly 5 bits each), in groups of four.
 */
export function randomLetters(count: number): string {
  const letters = Array.from(randomBytes(count * 4))
    // Skip the highest bytes: with them, the first letters would be more frequent.
    .filter((byte) => byte < 256 - (256 % LETTERS.length))
    .slice(0, count)
    .map((byte) => LETTERS[byte % LETTERS.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}
