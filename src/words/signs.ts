import { codePoint } from 'dingbat-to-unicode'

/** `Wingdings`, and as a PDF names it: `ABCDEF+SymbolMT`, `Wingdings2`, `Wingdings-Regular`. */
const SIGN_FONT = /^(?:[A-Z]{6}\+)?(symbol|webdings|wingdings)(?: ?([23]))?(?:MT|PS)*(?:[-,].*)?$/i
/** These fonts have their signs at private codes too, from here. */
const PRIVATE = 0xf000
/** More of them together are the letters of a font. */
const LONE_SIGN = /(?<![\uE000-\uF8FF])[\uF000-\uF0FF](?![\uE000-\uF8FF])/g
const BULLET = '•'
/** The fonts of phones have no picture of the rare ones. */
const COMMON = new Map(Array.from('🗸🗹🗶🗵⮚⮘🞎🞏🞐', (sign, at) => [sign, Array.from('✓☑✗☒➢◄☐☐☐')[at]!]))

/** The sign that a font such as Wingdings has at a code; undefined for other fonts. */
export function signOf(font: string, code: number): string | undefined {
  const [, family, number] = SIGN_FONT.exec(font) ?? []
  if (!family) return undefined
  const typeface = number ? `${family} ${number}` : family
  const sign = codePoint(typeface, code < PRIVATE ? code : code - PRIVATE)?.string
  return sign && (COMMON.get(sign) ?? sign)
}

/**
 * A text with the signs that were copied without their font. Nearly all are bullets of Symbol, and
 * bullets and ticks of Wingdings.
 */
export function withSigns(text: string): string {
  return text.replace(LONE_SIGN, (sign) => {
    const code = sign.charCodeAt(0)
    return (code === 0xf0b7 ? BULLET : signOf('Wingdings', code)?.trim()) || BULLET
  })
}
