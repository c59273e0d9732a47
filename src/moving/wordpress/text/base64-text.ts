import { isUtf8 } from 'node:buffer'

/**
 * The text that a page builder wrote into base64, with or without percent signs inside. Undefined if
 * the bytes are no text.
 */
export function decodeBase64Text(code: string): string | undefined {
  const bytes = Buffer.from(code, 'base64')
  if (bytes.length === 0 || !isUtf8(bytes)) return undefined
  const text = decodePercents(bytes.toString())
  return /(?![\t\n\r])[\p{Cc}\p{Cn}]/u.test(text) ? undefined : text
}

function decodePercents(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch (error) {
    // A percent sign of the text itself.
    if (error instanceof URIError) return text
    throw error
  }
}
