import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto'

const SALT_BYTES = 16
const TAG_BYTES = 16
const POINT_BYTES = 65
/** The salt, the size of a record, the length of the sender's key, and the key. */
const HEADER_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES
/** It ends the text of the last record; zeros can follow it. */
const LAST_RECORD = 2
const MAX_BODY_BYTES = 4096
const DAY_SECONDS = 24 * 60 * 60

/**
 * Decrypts a message as a phone does: aes128gcm (RFC 8188) with the keys of RFC 8291.
 * @throws if the message was not encrypted for these keys
 */
export function decryptPush(body: Buffer, phone: ECDH, auth: Buffer): string {
  if (body.length > MAX_BODY_BYTES) throw new Error(`${body.length} bytes`)
  const salt = body.subarray(0, SALT_BYTES)
  const sender = body.subarray(HEADER_BYTES - POINT_BYTES, HEADER_BYTES)
  const sealed = body.subarray(HEADER_BYTES, -TAG_BYTES)
  const info = (text: string, ...more: Buffer[]) =>
    Buffer.concat([Buffer.from(`${text}\0`), ...more])
  const derive = (secret: Uint8Array, from: Buffer, about: Buffer, length: number) =>
    new Uint8Array(hkdfSync('sha256', secret, from, about, length))
  const secret = derive(
    phone.computeSecret(sender),
    auth,
    info('WebPush: info', phone.getPublicKey(), sender),
    32,
  )
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, info('Content-Encoding: aes128gcm'), 16),
    derive(secret, salt, info('Content-Encoding: nonce'), 12),
  ).setAuthTag(body.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()])
  return padded.toString('utf8', 0, padded.lastIndexOf(LAST_RECORD))
}

/** Apple refuses a subject without a dot. */
const REAL_SUBJECT = /^(https:\/\/|mailto:)[^/]+\./

/** The reason why a push service refuses the header; undefined if it accepts it (RFC 8292). */
export function findVapidFault(
  authorization: string,
  origin: string,
  isSubject: RegExp = REAL_SUBJECT,
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== POINT_BYTES) return 'no key'
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    {
      key: createPublicKey({
        format: 'jwk',
        key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'a wrong signature'
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  const seconds = exp - Date.now() / 1000
  if (aud !== origin) return `a token for ${aud}`
  if (!(seconds > 0 && seconds <= DAY_SECONDS)) return `a token for ${seconds} s`
  return isSubject.test(sub) ? undefined : `the subject ${sub}`
}
