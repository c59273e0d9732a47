import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'

/** The number of letters that must remain without the well-known names. */
const MIN_OWN_LETTERS = 4

/** Blanks, and characters that no screen shows. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** The product's name is on every page of every school. */
const PRODUCT_NAMES = ['pathshala', 'পাঠশালা']

/**
 * Refuses passwords that are easy to guess: the 49,000 most common passwords, alone or with digits and
 * signs around them, passwords of little more than blanks, and passwords with little more than one of
 * `names` (the school's, the account's) or the product's name.
 * @throws InvalidInput naming `path`
 */
export async function refuseGuessable(
  password: string,
  path: string,
  names: (string | undefined)[],
): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase()
  const letters = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  // Two megabytes, loaded only when somebody chooses a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common: string[] = dictionary['passwords-common']
  const isBlank = folded.replace(INVISIBLE, '').length < MIN_OWN_LETTERS
  if (isBlank || common.includes(folded) || (letters && common.includes(letters))) {
    throw new InvalidInput(fieldError(path, 'password-too-common'))
  }
  if (restOf(folded, [...names, ...PRODUCT_NAMES]).length < MIN_OWN_LETTERS) {
    throw new InvalidInput(fieldError(path, 'password-is-name'))
  }
}

/** The letters that are not part of any name. */
function restOf(password: string, names: (string | undefined)[]): string {
  const words = names
    .flatMap((name) =>
      (name ?? '')
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{M}]+/u),
    )
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length)
  let rest = password
  for (const word of words) rest = rest.replaceAll(word, ' ')
  return rest === password ? password : rest.replace(/[^\p{L}\p{M}]/gu, '')
}
