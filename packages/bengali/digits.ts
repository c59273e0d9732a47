/** The languages of the site. */
export type Language = 'bn' | 'en'

const BENGALI_ZERO = 0x09e6

/** Replaces digits of any script (mostly Bengali) by 0-9. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    if (digit >= '০' && digit <= '৯') return String(digit.charCodeAt(0) - BENGALI_ZERO)
    // Bold and other mathematical digits are five sets of ten in one run; NFKC makes them plain.
    const plain = digit.normalize('NFKC')
    const code = plain.codePointAt(0)!
    if (code <= 0x39) return plain
    // In Unicode, the ten digits of a script follow each other, and the code before them is not a
    // digit.
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String(code - zero)
  })
}

/** Only the digits of a text, as 0-9. */
export function onlyDigits(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '')
}

export function toBengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(BENGALI_ZERO + Number(digit)))
}

/** Writes the digits of a text (a year, a telephone number) as the language does. */
export function inDigits(text: string, language: Language): string {
  return language === 'bn' ? toBengaliDigits(text) : text
}
