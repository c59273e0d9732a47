/** Artificial Bengali with realistic word frequencies: the word of rank r has frequency 1/r. */

const CONSONANTS = Array.from('কখগঘচছজটডতথদধনপফবভমযরলশষসহ')
const SIGNS = ['', 'া', 'ি', 'ী', 'ু', 'ূ', 'ে', 'ো', '্র', '্ত']
const VOCABULARY = 20_000
/** The most frequent words. Nearly every document has them. */
const FREQUENT = 'বিদ্যালয় শিক্ষার্থী এবং করা হবে জন্য সকল থেকে পর্যন্ত শ্রেণির'.split(' ')
/** Words of notices, in every second to tenth document. */
const SCHOOL_RANK = 60
const SCHOOL =
  'পরীক্ষা রুটিন ছুটি ভর্তি ফলাফল ফরম পূরণ বেতন বিজ্ঞপ্তি উপবৃত্তি সময়সূচি প্রবেশপত্র অভিভাবক সংস্কৃতি'.split(' ')

export interface Corpus {
  /** A text of about this many characters. */
  text(characters: number): string
  title(): string
  /** Words by rank, the most frequent first. */
  words: string[]
}

export function makeCorpus(seed = 1): Corpus {
  const random = createRandom(seed)
  const made = new Set(FREQUENT)
  while (made.size < VOCABULARY) {
    if (made.size === SCHOOL_RANK) for (const word of SCHOOL) made.add(word)
    const syllables = 2 + Math.floor(random() * 3)
    made.add(Array.from({ length: syllables }, () => pick(CONSONANTS) + pick(SIGNS)).join(''))
  }
  const words = [...made]
  // A rank with a chance of about 1/rank.
  const word = () => words[Math.floor(VOCABULARY ** random()) - 1]!

  return {
    words,
    title: () => Array.from({ length: 6 }, word).join(' '),
    text(characters) {
      let text = ''
      while (text.length < characters) text += `${word()} `
      return text.trim()
    },
  }

  function pick(letters: string[]): string {
    return letters[Math.floor(random() * letters.length)]!
  }
}

/** mulberry32, which gives the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
