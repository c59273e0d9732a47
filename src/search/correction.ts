import { isAsking } from './asked.ts'
import { compoundIn } from '@pathshala/bengali/compounds'
import { isEnding, stemsOfQueried } from '@pathshala/bengali/endings'
import { foldAlike, foldExact, replaceWords, wordsOf } from '@pathshala/bengali/fold'
import { type Question, questionForBeginnings, questionForWords, queryWords } from './question.ts'
import { endOfCluster, lengthOfPrefix } from './snippet.ts'
import { saysNothing, isOptional } from './optional.ts'
import { romanOf } from '@pathshala/bengali/romanise'
import { groupsOf, listedByRoman, listedSynonyms } from './synonyms.ts'

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

/** One letter makes too many words of a shorter word. */
const MIN_LETTERS = { listed: 3, found: 4, edited: 5, beginning: 6, consonant: 5 }

/** A query with more unknown words has hardly a misspelt one. */
const MAX_UNKNOWN = 5

interface Text {
  title: string
  text: string
}

interface Sources {
  hasHits: (question: Question) => Promise<boolean>
  /** The titles and texts of some hits. */
  findTexts: (question: Question) => Promise<Text[]>
}

/**
 * The query with a similar word for each word without a hit, and without misspelt words of questions; see
 * `editsOf`. A word without a similar one stays. Undefined if nothing changes.
 */
export async function findCorrection(query: string, sources: Sources): Promise<string | undefined> {
  const unknown = (await findUnknown(query, sources)).slice(0, MAX_UNKNOWN)
  const similar = new Map<string, string>()
  for (const word of unknown) {
    // A word of the table of synonyms, and one that asks, is spelt right.
    if (groupsOf(word).length > 0 || isAsking(word)) continue
    const alike = foldAlike(word)
    const edits = editsOf(alike)
    const found = isNearQuestion(alike, edits) ? '' : await findSimilar(alike, edits, sources)
    const isNone = found === undefined && isNearQuestion(romanOf(word))
    if (found !== undefined || isNone) similar.set(word, found ?? '')
  }
  if (similar.size === 0) return undefined
  const corrected = replaceWords(query, (word) => similar.get(foldExact(word)) ?? word)
  return corrected.replace(/\s+/g, ' ').trim() || undefined
}

/** A misspelt word of questions says nothing, as the right one: কোতায়, বিদদালয়; in Latin letters কুতায়. */
function isNearQuestion(word: string, edits = editsOf(word)): boolean {
  return countLetters(word) >= MIN_LETTERS.edited && edits.values().some(saysNothing)
}

async function findUnknown(query: string, { hasHits }: Sources): Promise<string[]> {
  const words = queryWords(query)
  const questions = questionForWords(query)
  const areFound = await Promise.all(questions.map((alternatives) => hasHits([alternatives])))
  return words.filter((_, index) => !areFound[index])
}

/** A word of the table of synonyms, or of a title, or of a text, in this order. */
async function findSimilar(
  alike: string,
  every: ReadonlySet<string>,
  sources: Sources,
): Promise<string | undefined> {
  const letters = countLetters(alike)
  const edits = similarTo(alike, every)
  for (const word of [
    ...listedLike(alike),
    ...partBefore(alike),
    ...(letters < MIN_LETTERS.edited ? [] : listedSynonyms(edits).filter(isReplacement)),
    ...listedNear(alike),
  ]) {
    if (await sources.hasHits(questionForWords(word))) return word
  }
  // The next steps look into titles and texts, where any word can be a similar one.
  if (edits.size === 0) return undefined
  const titled = await sources.findTexts(questionForBeginnings(edits, 'titles'))
  const inTitles = mostFrequent(
    edits,
    titled.map(({ title }) => title),
  )
  if (inTitles !== undefined) return inTitles
  const texts = await sources.findTexts(questionForBeginnings(edits, 'anywhere'))
  return mostFrequent(
    edits,
    texts.map(({ text }) => text),
  )
}

/** The edits of a word that can be the word itself; none of a short one. */
function similarTo(alike: string, every: ReadonlySet<string>): ReadonlySet<string> {
  const letters = countLetters(alike)
  // Few letters make another English word: food is not flood.
  const least = /[a-z]/.test(alike) ? MIN_LETTERS.edited : MIN_LETTERS.found
  if (letters < least) return new Set()
  const [first] = romanOf(alike)
  // The first letter of a word is seldom wrong: ভাড়া is not সভা.
  const edits = [...every].filter((edit) => edit[0] === alike[0] || romanOf(edit)[0] === first)
  if (letters >= MIN_LETTERS.consonant) return new Set(edits)
  const consonants = consonantsOf(alike)
  return new Set(edits.filter((edit) => consonantsOf(edit) === consonants))
}

/** In a short word, another consonant makes another word: ময়লা is not মেলা. */
function consonantsOf(alike: string): string {
  return romanOf(alike).replace(/[aeiou]/g, '')
}

/** Words of the table that people write alike in Latin letters. */
function listedLike(alike: string): string[] {
  return inScriptOf(alike, listedByRoman(keysOf(alike)))
}

/** The same with one letter changed. */
function listedNear(alike: string): string[] {
  const edited = keysOf(alike)
    .filter((key) => key.length >= MIN_LETTERS.edited)
    .flatMap((key) => [...editsOf(key)].filter((edit) => edit[0] === key[0]))
    .filter((key) => key.length >= MIN_LETTERS.found)
  return inScriptOf(alike, listedByRoman(edited).filter(isReplacement))
}

function keysOf(alike: string): string[] {
  return [alike, ...stemsOfQueried(alike)]
    .map(romanOf)
    .filter((key) => key.length >= MIN_LETTERS.listed)
}

/** Nobody means an English word by one in Bengali letters. */
function inScriptOf(alike: string, words: string[]): string[] {
  return /[a-z]/.test(alike) ? words : words.filter((word) => !/[a-z]/.test(word))
}

/** The first part of a long word that the site writes in two words: স্বীকৃতি of স্বীকৃতিপত্রের. */
function partBefore(alike: string): string[] {
  const forms = [alike, ...stemsOfQueried(alike)]
  const compound = compoundIn(forms)
  return compound ? [compound.first] : []
}

/** An unknown word is neither a class nor a word of a question: physics is not সিক্স. */
function isReplacement(word: string): boolean {
  const exact = foldExact(word)
  return !isOptional(foldAlike(exact)) && !groupsOf(exact).some(({ isClass }) => isClass)
}

/** The edit in most texts, as the first of them writes it. Words with an ending come first. */
function mostFrequent(edits: ReadonlySet<string>, texts: string[]): string | undefined {
  const firsts = new Set(Array.from(edits, ([letter]) => letter))
  const found = new Map<string, { word: string; isWhole: boolean; count: number }>()
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) {
      const alike = foldAlike(foldExact(word))
      if (!firsts.has(alike[0])) continue
      const beginnings = beginningsOf(alike).filter((one) => edits.has(one))
      const whole = beginnings.find((one) => isEnding(alike.slice(one.length)))
      const edit = whole ?? beginnings[0]
      if (edit === undefined || !isReplacement(edit)) continue
      if (!whole && countLetters(edit) < MIN_LETTERS.beginning) continue
      const known = found.get(edit)
      found.set(edit, {
        word: known?.word ?? beginningOf(word, edit, whole !== undefined),
        isWhole: known?.isWhole === true || whole !== undefined,
        count: (known?.count ?? 0) + 1,
      })
    }
  }
  const sorted = [...found.values()].sort(
    (a, b) => Number(b.isWhole) - Number(a.isWhole) || b.count - a.count,
  )
  return sorted[0]?.word
}

function beginningOf(word: string, edit: string, isWhole: boolean): string {
  const length = lengthOfPrefix(word, edit)
  return word.slice(0, isWhole ? length : endOfCluster(word, length))
}

/** The longest first. */
function beginningsOf(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, word.length - index))
}

export function countLetters(alike: string): number {
  return lettersOf(alike).length
}

/**
 * The words that differ from a word by one letter: without it, with another or one more, or with
 * two neighbours exchanged. None for words with digits and words of other scripts.
 */
export function editsOf(alike: string): ReadonlySet<string> {
  const alphabet = alphabetOf(alike)
  const letters = lettersOf(alike)
  const edits = new Set<string>()
  if (!alphabet || letters.length > MAX_LETTERS) return edits
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('')
    const [letter = '', next = ''] = letters.slice(at)
    const rest = letters.slice(at + 2).join('')
    edits.add(before + next + rest)
    edits.add(before + next + letter + rest)
    for (const other of alphabet) {
      edits.add(before + other + letter + next + rest)
      edits.add(before + other + next + rest)
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
