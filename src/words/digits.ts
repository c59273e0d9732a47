const BENGALI_ZERO = 0x09e6

/** Digits of any script (Bengali above all) as 0-9; everything else as it is. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Bold and other mathematical digits lie in one run of five times ten, but are plain ones in NFKC.
    const plain = digit.normalize('NFKC')
    const code = plain.codePointAt(0)!
    if (code <= 0x39) return plain
    // Unicode lays every script's ten digits out in a run that begins at a code whose
    // predecessor is no digit.
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String(code - zero)
  })
}

export function toBengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(BENGALI_ZERO + Number(digit)))
}
