/** Letters and signs that look alike in small or thin print. The first one represents its set. */
const SETS = ['\u09C1\u09C2\u09C3', 'তভ', 'খথধঘ', 'নল', 'ংৎ', 'গশ', 'যষ']
const ALIKE = new Map(SETS.flatMap(([first, ...rest]) => rest.map((letter) => [letter, first!])))
const ALIKE_LETTERS = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'g')
/** Marks above the line, which recognition loses: a candrabindu, and a reph. */
const LOST = /\u0981|র\u09CD(?=[ক-হ])/g
/** If two letters are equally likely, recognition writes both. */
const REPEATED = /(\u09CD?[ক-হ\u0982])\1+/g
const CONJUNCT = /(?:[ক-হ]\u09BC?\u09CD)+[ক-হ]/g
/** Shorter words look like too many other words. */
const MIN_LETTERS = 4
const BENGALI_WORD = /[\u0980-\u09E3]+/g

/**
 * Corrects a word that is unknown and looks like exactly one known word, such as নতেম্বর (নভেম্বর).
 * Other unknown words stay, because names and inflected words are often missing from the list.
 */
export function createCorrection(known: string[]): (text: string) => string {
  const words = new Set(known.map((word) => word.normalize()))
  const byOutline = new Map<string, string[]>()
  for (const word of words) {
    const outline = outlineOf(lookOf(word))
    const same = byOutline.get(outline)
    if (same) same.push(word)
    else byOutline.set(outline, [word])
  }
  function correct(word: string): string {
    if (word.length < MIN_LETTERS || words.has(word)) return word
    const look = lookOf(word)
    const alike = (byOutline.get(outlineOf(look)) ?? []).filter(
      (other) => differences(look, lookOf(other)) <= 1,
    )
    return closest(word, alike) ?? word
  }
  return (text) => text.replace(BENGALI_WORD, correct)
}

/** A text that is equal for words that look alike. */
function lookOf(word: string): string {
  return word
    .replace(LOST, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE.get(letter)!)
    .replace(REPEATED, '$1')
}

/** A text that is equal for looks that differ only in a conjunct, whose parts are small. */
function outlineOf(look: string): string {
  return look.replace(CONJUNCT, '*')
}

function differences(a: string, b: string): number {
  const longer = a.length > b.length ? a : b
  return Array.from(longer).filter((_, index) => a[index] !== b[index]).length
}

/** Undefined without words, and if two words are equally close. */
function closest(word: string, candidates: string[]): string | undefined {
  const [first, second] = candidates
    .map((candidate) => ({ candidate, distance: differences(word, candidate) }))
    .sort((a, b) => a.distance - b.distance)
  return first?.distance === second?.distance ? undefined : first!.candidate
}
