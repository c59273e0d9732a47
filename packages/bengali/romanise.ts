import { CONSONANTS } from './sound.ts'

/** The letters of a key, with the Bengali letters for which people write them. */
const LETTERS = {
  ...CONSONANTS,
  // People write ch, chh and s for the same letters: আছে is ache and ase.
  c: '',
  s: CONSONANTS.c + CONSONANTS.s,
  y: `${CONSONANTS.y}ইঈঐ\u09C8`,
  a: 'আ\u09BE',
  i: '\u09BF\u09C0',
  u: 'উঊ\u09C1\u09C2',
  e: 'এ\u09C7',
  ri: 'ঋ\u09C3',
}
const KEY_OF = new Map(
  Object.entries(LETTERS).flatMap(([key, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, key]),
  ),
)
const BENGALI: [RegExp, string][] = [
  [/ক\u09CD[শষ]|ক\u09CDখ/g, 'ক'],
  [/(?<=[কজতথদধশষস]\u09CD)ব/g, ''],
  [/^[ইঈ]/, '\u09BF'],
  // The য below a letter is silent, but not after র. `foldAlike` writes জ for it.
  [/(?<![রজঞব])\u09CD[যজ]/g, ''],
]
const LATIN: [RegExp, string][] = [
  [/([bcdfghjklmnpqrstvz])\1+/g, '$1'],
  [/c(?=h|[eiy])|sh/g, 's'],
  [/([kgjtdbs])h+/g, '$1'],
  [/ck|kk/g, 'k'],
  [/[cq]/g, 'k'],
  [/ph/g, 'f'],
  [/v/g, 'b'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=[aeo])i|(?<=[aou])e$|w/g, 'y'],
  [/(?<![aeou])y(?![aeiou])/g, 'i'],
  [/o/g, ''],
]

/**
 * How people write a Bengali word in Latin letters, without what they write in different ways:
 * aspiration, o and the vowel that has no sign. কয়টা and koyta are both `kyta`. Unlike `soundOf`, it
 * keeps the other vowels, so that a short word is not another one.
 */
export function romanOf(exact: string): string {
  const changes = /[a-z]/.test(exact) ? LATIN : BENGALI
  const letters = changes.reduce((text, [pattern, letter]) => text.replace(pattern, letter), exact)
  return letters
    .replace(/[\u0980-\u09FF]/g, (letter) => KEY_OF.get(letter) ?? '')
    .replace(/([a-z])\1+/g, '$1')
}
