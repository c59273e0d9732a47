import { isUtf8 } from 'node:buffer'
import { decodeText } from './shortcode-attributes.ts'

/**
 * The text that a page builder wrote into base64, with or without percent signs inside. Undefined if
 * the bytes are no text.
 */
export function decodeBase64Text(code: string): string | undefined {
  const bytes = Buffer.from(code, 'base64')
  if (bytes.length === 0 || !isUtf8(bytes)) return undefined
  const text = decodeText(bytes.toString())
  return /(?![\t\n\r])[\p{Cc}\p{Cn}]/u.test(text) ? undefined : text
}
