import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { FastifyRequest } from 'fastify'

/** Schools with their accounts. A name comes from the database, so they are few. */
const logged = new Set<string>()

/**
 * OWASP's first recommendation for argon2id. If they become smaller, the accounts with the present
 * costs must still be able to sign in.
 */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]{1,86}\$[\w+/]{1,86}$/

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COSTS)
}

let dummyHash: Promise<string> | undefined

/**
 * Whether the password is correct. Takes the same time if there is no account (undefined), so that
 * the time does not show which names exist. No password is correct for a hash that costs more than
 * ours; `onCostly` is called for it.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  onCostly: () => void,
): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'))
  const isUsual = passwordHash !== undefined && isAffordable(passwordHash)
  if (passwordHash !== undefined && !isUsual) onCostly()
  const isRight = await verify(isUsual ? passwordHash : await dummyHash, password.normalize('NFC'))
  return isRight && isUsual
}

/**
 * A hash names its own costs: a forged one in a database takes a gigabyte and 44 seconds at each
 * sign-in. False also for a text that is not a hash.
 */
function isAffordable(passwordHash: string): boolean {
  const [memory, time, lanes] = HASH.exec(passwordHash)?.slice(1).map(Number) ?? []
  return memory! <= COSTS.memoryCost && time! <= COSTS.timeCost && lanes! <= COSTS.parallelism
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

/** Logs once for each account that its stored hash is refused. */
export function logCostlyHash({ school, log }: FastifyRequest, username: string): void {
  const account = `${school.id} ${username}`
  if (logged.has(account)) return
  logged.add(account)
  log.error(
    { username },
    'the stored password hash costs more than this software allows, so no password opens this account: set a new password with `npm run user -- password NAME`',
  )
}
