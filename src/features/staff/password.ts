import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults, which are OWASP's first recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'))
}

let noOnesHash: Promise<string> | undefined

/**
 * Whether the password is the account's. Takes as long where there is no account (undefined), so
 * that time does not tell which names exist.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  noOnesHash ??= hashPassword(randomBytes(16).toString('hex'))
  const isRight = await verify(passwordHash ?? (await noOnesHash), password.normalize('NFC'))
  return isRight && passwordHash !== undefined
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 79 random bits. */
export function generatePassword(): string {
  return randomLetters(16)
}

/** Letters and digits that cannot be mistaken for one another (nearly 5 bits each), in groups of four. */
export function randomLetters(count: number): string {
  const letters = Array.from(randomBytes(count * 4))
    // Bytes past the last whole run of the alphabet would favour its first letters.
    .filter((byte) => byte < 256 - (256 % LETTERS.length))
    .slice(0, count)
    .map((byte) => LETTERS[byte % LETTERS.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}
