/** A letter that is joined below another one, a vowel sign and ক্ষ are each one letter to a writer. */
const LETTER = /ক\u09CDশ|\u09CD?\p{L}|\p{M}/gu
const VOWEL_SIGNS = '\u09BE\u09BF\u09C1\u09C7\u09C8\u09CB\u09CC'
/** The letters of words as `foldAlike` writes them. */
const CONSONANTS = Array.from('কখগঘচছজঝঞটঠডঢতথদধনপফবভম\u09DFরলশহ')
const BENGALI = [
  ...CONSONANTS,
  ...CONSONANTS.map((letter) => `\u09CD${letter}`),
  ...Array.from(`অআইউএঐওঔ\u0982${VOWEL_SIGNS}`),
  'ক\u09CDশ',
]
const LATIN = Array.from('abcdefghijklmnopqrstuvwxyz')
/** Only a consonant has a vowel sign, or a letter below it. */
const IMPOSSIBLE = new RegExp(
  `(?:^|[অ-ঔ${VOWEL_SIGNS}\u0982])[${VOWEL_SIGNS}]|(?:^|[${VOWEL_SIGNS}])\u09CD`,
)
const MAX_LETTERS = 16

export function countLetters(alike: string): number {
  return lettersOf(alike).length
}

/**
 * The words that differ from a word by one letter: without it, with another or one more, or with
 * two neighbours exchanged. None for words with digits and words of other scripts.
 */
export function editsOf(alike: string): Set<string> {
  const alphabet = alphabetOf(alike)
  const letters = lettersOf(alike)
  const edits = new Set<string>()
  if (!alphabet || letters.length > MAX_LETTERS) return edits
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at)]
    const [letter = '', next = '', ...rest] = after
    edits.add(before + next + rest.join(''))
    edits.add(before + next + letter + rest.join(''))
    for (const other of alphabet) {
      edits.add(before + other + after.join(''))
      edits.add(before + other + next + rest.join(''))
    }
  }
  edits.delete(alike)
  return new Set([...edits].filter((edit) => edit !== '' && !IMPOSSIBLE.test(edit)))
}

function lettersOf(alike: string): string[] {
  return alike.match(LETTER) ?? []
}

function alphabetOf(alike: string): string[] | undefined {
  if (/^[a-z]+$/.test(alike)) return LATIN
  return /^[\u0980-\u09FF]+$/.test(alike) ? BENGALI : undefined
}
