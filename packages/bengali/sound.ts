const HASANTA = '\u09CD'
/** A placeholder for an ignored vowel, so that equal consonants around it are not merged. */
const VOWEL = '-'

/** The consonants with their sounds, without aspiration. */
export const CONSONANTS = {
  k: 'কখ',
  g: 'গঘ',
  ng: 'ঙ\u0982',
  c: 'চছ',
  j: 'জঝয',
  n: 'ঞণন',
  t: 'টঠতথ',
  d: 'ডঢদধ',
  p: 'প',
  f: 'ফ',
  b: 'বভ',
  m: 'ম',
  y: '\u09DF',
  r: 'র\u09DC\u09DD',
  l: 'ল',
  s: 'শষস',
  h: 'হ',
}
const VOWELS: Record<string, string> = {
  i: 'ইঈ\u09BF\u09C0ঐ\u09C8',
  u: 'উঊ\u09C1\u09C2ঔ\u09CC',
  ri: 'ঋ\u09C3',
}
/** A vowel follows a consonant, unless a hasanta joins it to the next consonant. */
const BENGALI_SOUNDS = new Map([
  ...soundsOfLetters(CONSONANTS).flatMap(([letter, sound]): [string, string][] => [
    [letter, sound + VOWEL],
    [letter + HASANTA, sound],
  ]),
  ...soundsOfLetters(VOWELS),
])
const LETTERS_OF = (sounds: Record<string, string>) => Object.values(sounds).join('')
const BENGALI_LETTER = new RegExp(
  `[${LETTERS_OF(CONSONANTS)}]${HASANTA}?|[${LETTERS_OF(VOWELS)}]`,
  'g',
)
/** Conjuncts whose sound differs from their spelling. */
const CONJUNCTS: [RegExp, string][] = [
  [/ক\u09CDষ/g, 'ক'],
  [/জ\u09CDঞ/g, 'গ'],
  [/ঙ\u09CD[গঘ]/g, 'ঙ'],
  [/(?<=[কতথদধশষস]\u09CD)ব|(?<=\u09CD)য/g, ''],
]

const LATIN_SOUNDS: [RegExp, string][] = [
  [/([bcdfghjklmnpqrstvz])\1+/g, '$1'],
  [/ch+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/([kgjtdb])h/g, '$1'],
  [/sh/g, 's'],
  [/[ckq]/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/v/g, 'b'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(?<![aeiou])y$/g, 'i'],
  [/(?<![aeiou])y|w/g, ''],
]

/**
 * The sound of a word, so that Bengali in Latin letters matches. It has the consonants, without
 * aspiration, and the vowels i and u. Any other vowel becomes 0 at the beginning and is dropped
 * elsewhere: `porikkha` and পরীক্ষা are both `prik`.
 */
export function soundOf(exact: string): string {
  const letters = /[a-z]/.test(exact) ? soundOfLatin(exact) : exact
  const sounds = /[\u0980-\u09FF]/.test(letters) ? soundOfBengali(letters) : letters
  return sounds
    .replace(/^[-aeoঅআএও]+/, '0')
    .replace(/[aeo]/g, VOWEL)
    .replace(/[^a-z\d-]/g, '')
    .replace(/(\D)\1+/g, '$1')
    .replaceAll(VOWEL, '')
}

function soundOfLatin(word: string): string {
  return LATIN_SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
}

function soundOfBengali(word: string): string {
  const spoken = word.includes(HASANTA)
    ? CONJUNCTS.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word)
    : word
  return spoken.replace(BENGALI_LETTER, (letter) => BENGALI_SOUNDS.get(letter)!)
}

function soundsOfLetters(sounds: Record<string, string>): [string, string][] {
  return Object.entries(sounds).flatMap(([sound, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, sound]),
  )
}
