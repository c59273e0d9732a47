import { ECDH } from 'node:crypto'

const CURVE = 'prime256v1'
const PUBLIC_KEY_BYTES = 65
/** The first byte of a point that is written with both coordinates. */
const UNCOMPRESSED = 4

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
