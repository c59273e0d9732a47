import { Secret, TOTP } from 'otpauth'
import { toLatinDigits } from '../../words/digits.ts'

/** RFC 6238 with what every phone's program takes for granted: SHA-1, six digits, 30 seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A phone's clock may be one step off, either way. */
const WINDOW = 1
/** Of the address, where a Bengali letter takes up to 27: a QR code of more is too fine for a camera. */
const MOST_SIGNS_OF_NAME = 250

/** 160 random bits in base32, as long as the hash that codes are made with (RFC 4226, section 4). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says: `otpauth://totp/…`, by which a phone's program files the account. */
export function addressOf(secret: string, username: string, schoolName: string): string {
  let issuer = ''
  for (const { segment } of new Intl.Segmenter('bn').segment(schoolName)) {
    if (encodeURIComponent(issuer + segment).length > MOST_SIGNS_OF_NAME) break
    issuer += segment
  }
  return new TOTP({ ...KIND, secret, label: username, issuer, issuerInLabel: false }).toString()
}

/** Six digits of any script, or a recovery code, however they are grouped and whichever their case. */
export function foldCode(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase()
}

export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** The time step whose code it is, now or one away; undefined where it is none of theirs. */
export function findStep(secret: string, code: string): number | undefined {
  // The library throws for six signs of more bytes than six digits have.
  if (!isOneTimeCode(code)) return undefined
  const timestamp = Date.now()
  const key = Secret.fromBase32(secret)
  const delta = TOTP.validate({ ...KIND, secret: key, token: code, window: WINDOW, timestamp })
  return delta === null ? undefined : TOTP.counter({ ...KIND, timestamp }) + delta
}
