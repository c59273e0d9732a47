import { foldAlike, foldExact, wordsOf } from './fold.ts'
import { soundOf } from './sound.ts'

/** The first character of a token says what its word is to the document. */
const CLASS = {
  titleExact: '1',
  titleAlike: '2',
  titleSound: '3',
  alike: '4',
  sound: '5',
  kind: 'k',
  topic: 't',
} as const

/** More words cost time and find nothing more. */
const MAX_WORDS = 10
/** Shorter sounds match too much in a text, and single ones in a title too. */
const MIN_SOUND = { title: 2, text: 3 }
/** A shorter sound matches whole words only, with or without an ending. */
const MIN_SOUND_PREFIX = 5
/** The sounds of case endings: -র, -কে, -তে, -টি, -টির, -দের, -ই, -গুলো, -সহ, -সমূহ, -য়. */
const ENDINGS = ['', 'r', 'k', 't', 'ti', 'tir', 'dr', 'i', 'gul', 'sh', 'smuh', 'y']

/** A token of a document; with `isPrefix`, every token that begins with it. */
interface Wanted {
  token: string
  isPrefix: boolean
}

/** Each entry must be matched by one of its alternatives. */
export type Question = Wanted[][]

export interface Searchable {
  title: string
  text: string
  kind?: string
  topic?: string | null
}

/** A search for one kind or topic of documents. */
export interface Filter {
  kind?: string | undefined
  topic?: string | undefined
}

/** The tokens by which a document is found, each once. */
export function tokensOf({ title, text, kind, topic }: Searchable): string[] {
  const titleWords = wordsOf(foldExact(title))
  const textWords = wordsOf(foldExact(text))
  const all = [...new Set([...titleWords, ...textWords])]
  return [
    ...new Set([
      ...(kind ? [CLASS.kind + kind] : []),
      ...(topic ? [CLASS.topic + topic] : []),
      ...titleWords.map((word) => CLASS.titleExact + word),
      ...titleWords.map((word) => CLASS.titleAlike + foldAlike(word)),
      ...all.map((word) => CLASS.alike + foldAlike(word)),
      ...soundsOf(titleWords, MIN_SOUND.title).map((sound) => CLASS.titleSound + sound),
      ...soundsOf(all, MIN_SOUND.text).map((sound) => CLASS.sound + sound),
    ]),
  ]
}

/**
 * Up to three questions for a search, each with the hits of the one before and more: titles with
 * these words, titles with words like these, titles and texts. Without a word, there is none.
 */
export function questionsFor(query: string, { kind, topic }: Filter = {}): Question[] {
  const words = queryWords(query)
  if (words.length === 0) return []
  const filters = [
    ...(kind ? [[{ token: CLASS.kind + kind, isPrefix: false }]] : []),
    ...(topic ? [[{ token: CLASS.topic + topic, isPrefix: false }]] : []),
  ]
  return [inTitleExactly, inTitle, anywhere].map((ask) => [...filters, ...words.map(ask)])
}

/** The question that finds each of the words alone, in a title or a text. */
export function questionForWords(query: string): Question {
  return queryWords(query).map(anywhere)
}

/** The tokens that a single word adds to a document's title and text. */
export function tokensOfWord(exact: string): string[] {
  const sound = soundOf(exact)
  return [CLASS.alike + foldAlike(exact), CLASS.titleSound + sound, CLASS.sound + sound]
}

export function isAnswered(question: Question, tokens: readonly string[]): boolean {
  return question.every((alternatives) => isAnsweredBy(alternatives, tokens))
}

/** Whether a title or a text has the words of a query, or words like these. */
export function matcher(
  query: string,
): (searchable: Pick<Searchable, 'title' | 'text'>) => boolean {
  const question = questionsFor(query).at(-1)
  return ({ title, text }) =>
    question !== undefined && isAnswered(question, tokensOf({ title, text }))
}

/** Whether a title has the words of a query, or words like these. */
export function titleMatcher(query: string): (title: string) => boolean {
  const [, question] = questionsFor(query)
  return (title) => question !== undefined && isAnswered(question, tokensOf({ title, text: '' }))
}

export function isAnsweredBy(alternatives: Wanted[], tokens: readonly string[]): boolean {
  return alternatives.some(({ token, isPrefix }) =>
    tokens.some((one) => (isPrefix ? one.startsWith(token) : one === token)),
  )
}

/** For FTS5. A token has only letters and digits, so nothing must be escaped. */
export function toMatch(question: Question): string {
  return render(question, ' AND ', ' OR ', ({ token, isPrefix }) =>
    isPrefix ? `"${token}"*` : `"${token}"`,
  )
}

/** For PostgreSQL: a tsquery. */
export function toTsquery(question: Question): string {
  return render(question, '&', '|', ({ token, isPrefix }) =>
    isPrefix ? `'${token}':*` : `'${token}'`,
  )
}

function render(
  question: Question,
  and: string,
  or: string,
  format: (wanted: Wanted) => string,
): string {
  return question.map((alternatives) => `(${alternatives.map(format).join(or)})`).join(and)
}

function queryWords(query: string): string[] {
  return [...new Set(wordsOf(foldExact(query)))].slice(0, MAX_WORDS)
}

function inTitleExactly(word: string): Wanted[] {
  return [{ token: CLASS.titleExact + word, isPrefix: !isWhole(word) }]
}

function inTitle(word: string): Wanted[] {
  return [
    { token: CLASS.titleAlike + foldAlike(word), isPrefix: !isWhole(word) },
    ...wantedSounds(word, CLASS.titleSound),
  ]
}

function anywhere(word: string): Wanted[] {
  const isShort = soundOf(word).length < MIN_SOUND.text
  return [
    { token: CLASS.alike + foldAlike(word), isPrefix: !isWhole(word) },
    ...wantedSounds(word, isShort ? CLASS.titleSound : CLASS.sound),
  ]
}

/** A word matches from its beginning, but a single letter and a number such as a year only whole. */
function isWhole(word: string): boolean {
  return /^(?:\p{L}\p{M}*|\d{1,4})$/u.test(word)
}

/** Only for what is typed in Latin letters: Bengali words have their letters. */
function wantedSounds(word: string, soundClass: string): Wanted[] {
  if (!/^[a-z]+$/.test(word)) return []
  const sound = soundOf(word)
  if (sound.length < MIN_SOUND.title) return []
  if (sound.length >= MIN_SOUND_PREFIX) return [{ token: soundClass + sound, isPrefix: true }]
  const endings = sound.length < MIN_SOUND.text ? [''] : ENDINGS
  return endings.map((ending) => ({ token: soundClass + sound + ending, isPrefix: false }))
}

function soundsOf(words: string[], minLength: number): string[] {
  return words
    .filter((word) => /\p{L}/u.test(word))
    .map(soundOf)
    .filter((sound) => sound.length >= minLength)
}
