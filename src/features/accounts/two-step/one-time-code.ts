import { Secret, TOTP } from 'otpauth'
import { nowMs } from '../../../base/clock.ts'
import { toLatinDigits } from '@pathshala/bengali/digits'

/**
 * The parameters of RFC 6238 that every authenticator app supports: SHA-1, six digits, 30 seconds.
 */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A phone's clock may differ by one step in both directions. */
export const STEP_WINDOW = 1
/**
 * Characters of the encoded name in the address; a Bengali letter takes up to 27. A QR code with
 * more is too dense for a camera.
 */
const MAX_NAME_CHARACTERS = 250

/** 160 random bits in base32, as long as the hash of the codes (RFC 4226, section 4). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * The content of the QR code: `otpauth://totp/…`. Authenticator apps show the account by its names.
 */
export function addressOf(secret: string, username: string, schoolName: string): string {
  let issuer = ''
  for (const { segment } of new Intl.Segmenter('bn').segment(schoolName)) {
    if (encodeURIComponent(issuer + segment).length > MAX_NAME_CHARACTERS) break
    issuer += segment
  }
  return new TOTP({ ...KIND, secret, label: username, issuer, issuerInLabel: false }).toString()
}

/** Six digits of any script, or a recovery code; grouping and letter case do not matter. */
export function foldCode(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase()
}

export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/**
 * The time step of the code, at most one step from now; undefined for any other code.
 */
export function findStep(secret: string, code: string): number | undefined {
  // The library throws if six characters have more bytes than six digits.
  if (!isOneTimeCode(code)) return undefined
  const timestamp = nowMs()
  const key = Secret.fromBase32(secret)
  const delta = TOTP.validate({ ...KIND, secret: key, token: code, window: STEP_WINDOW, timestamp })
  return delta === null ? undefined : TOTP.counter({ ...KIND, timestamp }) + delta
}
