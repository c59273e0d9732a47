import { ECDH, generateKeyPairSync } from 'node:crypto'

const CURVE = 'prime256v1'
const PUBLIC_KEY_BYTES = 65
/** The first byte of a point that is written with both coordinates. */
const UNCOMPRESSED = 4

/** A key pair by which push services recognise the site (VAPID, RFC 8292), in base64url. */
export function makeKeyPair(): { publicKey: string; privateKey: string } {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({
    format: 'jwk',
  })
  const point = [x!, y!].map((coordinate) => Buffer.from(coordinate, 'base64url'))
  return {
    publicKey: Buffer.concat([Buffer.of(UNCOMPRESSED), ...point]).toString('base64url'),
    privateKey: d!,
  }
}

/** Whether this is a public key of a phone: 65 bytes, a point on the curve. */
export function isPublicKey(bytes: Buffer): boolean {
  if (bytes.length !== PUBLIC_KEY_BYTES || bytes[0] !== UNCOMPRESSED) return false
  try {
    ECDH.convertKey(bytes, CURVE)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_CRYPTO_OPERATION_FAILED') return false
    throw error
  }
}
