import { onceForText } from '../base/remember.ts'
import { classesMeant } from './class-ranges.ts'
import { compoundIn, isSecondHalf } from '@pathshala/bengali/compounds'
import { searchedForms, stemOfLatin, stemsOf, stemsOfQueried } from '@pathshala/bengali/endings'
import { foldAlike, foldExact, wordsOf } from '@pathshala/bengali/fold'
import { joinedWordsIn } from './joined-parts.ts'
import { labelsOf } from './labels.ts'
import { isOfQuestion, isOptional } from './optional.ts'
import { soundOf } from '@pathshala/bengali/sound'
import { hasClassWord, isListed, isOtherClass, synonymsOf } from './synonyms.ts'

/** The first character of a token: where the document has the word, and how the word is folded. */
const CLASS = {
  titleExact: '1',
  titleAlike: '2',
  titleSound: '3',
  alike: '4',
  sound: '5',
  titleHalf: '6',
  half: '7',
  kind: 'k',
  topic: 't',
} as const

/** The bounds keep the time in proportion to the length of any text. */
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d.-]{1,100}/gi
/** Abbreviations such as SSC and BNCC. Their sounds would match unrelated words. */
const ABBREVIATION = /^[bcdfghjklmnpqrstvwxz]{1,4}$/
/** More words cost time and find nothing more. */
const MAX_WORDS = 10
/** Words of one query that are looked for as halves of compounds alone. */
const MAX_HALVED = 2
/** The steps of one search ask for the same words, one after the other. */
const MAX_QUERIES = 1
/** Shorter sounds match too many words. */
const MIN_SOUND = { title: 2, text: 3 }
const TITLE = {
  alike: CLASS.titleAlike,
  sound: CLASS.titleSound,
  half: CLASS.titleHalf,
  minSound: MIN_SOUND.title,
}
const ANYWHERE = {
  alike: CLASS.alike,
  sound: CLASS.sound,
  half: CLASS.half,
  minSound: MIN_SOUND.text,
}
/** A shorter sound matches whole words only, with or without an ending. */
const MIN_SOUND_PREFIX = 5
/** The sounds of case endings: -র, -কে, -তে, -টি, -টির, -দের, -ই, -গুলো, -সহ, -সমূহ, -য়. */
const ENDINGS = ['', 'r', 'k', 't', 'ti', 'tir', 'dr', 'i', 'gul', 'sh', 'smuh', 'y']

/** Matches a token of a document; with `isPrefix`, every token that begins with it. */
interface TokenPattern {
  token: string
  isPrefix: boolean
}

/** Each entry is a list of alternatives, and one of them must match. */
export type Question = TokenPattern[][]

export interface Searchable {
  title: string
  text: string
  kind?: string | undefined
  topic?: string | null | undefined
}

interface Filter {
  kind?: string | undefined
  topic?: string | undefined
}

/** The tokens of a document, each once, in the order that `isAnsweredBy` needs. */
export function tokensOf({ title, text, kind, topic }: Searchable): string[] {
  const titleWords = indexedWords(title)
  const textWords = indexedWords(text)
  const all = [...new Set([...titleWords, ...textWords])]
  return [
    ...new Set([
      ...labelTokens({ kind, topic }),
      ...titleWords.map((word) => CLASS.titleExact + word),
      ...titleWords.flatMap((word) => wordTokens(word, TITLE)),
      ...all.flatMap((word) => wordTokens(word, ANYWHERE)),
    ]),
  ].sort()
}

/** A word, its forms without an ending, and the halves of a compound. */
function wordTokens(
  exact: string,
  { alike, sound, half, minSound }: typeof TITLE | typeof ANYWHERE,
  ownSound = soundOf(exact),
) {
  const forms = [foldAlike(exact)]
  forms.push(...stemsOf(forms[0]!))
  const compound = compoundIn(forms)
  const heard = [ownSound, ...(compound ? [soundOf(compound.first)] : [])]
  return [
    ...forms.map((one) => alike + one),
    ...(compound ? [half + compound.second] : []),
    ...(/\p{L}/u.test(exact) ? heard : [])
      .filter((one) => one.length >= minSound)
      .map((one) => sound + one),
  ]
}

/**
 * The steps of a search, each broader than the last: titles with these words, titles with
 * similar words or synonyms, documents with them in title, text, topic or kind, and documents with
 * compounds of them. Empty for a query without a word.
 */
export function questionsFor(query: string, { kind, topic }: Filter = {}): Question[] {
  const terms = queryTerms(query)
  if (terms.length === 0) return []
  const words = wordsOfTerms(query)
  const filters = labelTokens({ kind, topic }).map((token) => [whole(token)])
  const hasHalf = terms.some((term) => term.some((word) => halvesOf(word, words).length > 0))
  const steps = [inTitleExactly, inTitle, anywhere, ...(hasHalf ? [inCompounds] : [])]
  return steps.map((match) => [
    ...filters,
    ...terms.map((term) => term.flatMap((word) => match(word, words))),
  ])
}

/**
 * Of the documents that the third of `questionsFor` finds, those with one of the words in the title.
 * Undefined for a single word, which the second question looks for in titles.
 */
export function withTitleWord(questions: Question[], query: string): Question | undefined {
  const [, inTitles, inTexts] = questions
  const { length } = queryTerms(query)
  return inTitles && inTexts && length > 1
    ? [...inTexts, inTitles.slice(-length).flat()]
    : undefined
}

/**
 * Questions that together find what a step of `questionsFor` finds and the step before does not. In
 * a new document of the last step, one of the words is the half of a compound. To look for a few
 * halves takes less time than to look for all words again; to look for many of them, more.
 */
export function newPartsOf(question: Question): Question[] {
  const parts = question.flatMap((alternatives, at) => {
    const halves = alternatives.filter(({ token }) => token.startsWith(CLASS.half))
    return halves.length > 0 ? [question.with(at, halves)] : []
  })
  return parts.length > 0 && parts.length <= MAX_HALVED ? parts : [question]
}

/** Matches each of `queryWords` alone. */
export function questionForWords(query: string): Question {
  const words = wordsOfTerms(query)
  return queryTerms(query).map((term) => term.flatMap((word) => inCompounds(word, words)))
}

/** Matches these words of a query, as `foldExact` writes them, in title or text. */
export function questionForText(words: readonly string[], query: readonly string[]): Question {
  return words.slice(0, MAX_WORDS).map((word) => inCompounds(word, query))
}

/** Matches words that begin with one of these, as `foldAlike` writes them. */
export function questionForBeginnings(
  beginnings: Iterable<string>,
  where: 'titles' | 'anywhere',
): Question {
  const alikeClass = where === 'titles' ? CLASS.titleAlike : CLASS.alike
  return [Array.from(beginnings, (one) => ({ token: alikeClass + one, isPrefix: true }))]
}

/** The tokens of a word in a document's title and text, in the order that `isAnsweredBy` needs. */
export function tokensOfWord(exact: string, sound = soundOf(exact)): string[] {
  return [...wordTokens(exact, ANYWHERE, sound), CLASS.titleSound + sound].sort()
}

export function isAnswered(question: Question, tokens: readonly string[]): boolean {
  return question.every((alternatives) => isAnsweredBy(alternatives, tokens))
}

/** Whether a title has at least one of the words of `questions`, which are from `questionsFor`. */
export function hasTitleWord(questions: Question[], tokens: readonly string[]): boolean {
  return questions[1]?.some((alternatives) => isAnsweredBy(alternatives, tokens)) === true
}

/** Whether a document has the words of a query, or similar words. */
export function matcher(query: string): (searchable: Searchable) => boolean {
  const question = questionsFor(query).at(-1)
  return (searchable) => question !== undefined && isAnswered(question, tokensOf(searchable))
}

/** Whether a title has the words of a query, or similar words. */
export function titleMatcher(query: string): (title: string) => boolean {
  const [, question] = questionsFor(query)
  return (title) => question !== undefined && isAnswered(question, tokensOf({ title, text: '' }))
}

/** A query with ten classes has a thousand alternatives, and a page a thousand tokens, in order. */
export function isAnsweredBy(alternatives: TokenPattern[], tokens: readonly string[]): boolean {
  return alternatives.some(({ token, isPrefix }) => {
    const next = tokens[positionIn(tokens, token)]
    return next !== undefined && (isPrefix ? next.startsWith(token) : next === token)
  })
}

/** The position of the first token that is not before this one. */
function positionIn(tokens: readonly string[], token: string): number {
  let [from, to] = [0, tokens.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (tokens[middle]! < token) from = middle + 1
    else to = middle
  }
  return from
}

/** For FTS5. A token has only letters and digits, so it needs no escaping. */
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
  format: (pattern: TokenPattern) => string,
): string {
  return question.map((alternatives) => `(${alternatives.map(format).join(or)})`).join(and)
}

/** Bengali words of two letters or more, also in Latin letters. */
const JOINABLE = /^(?:(?:[\u0980-\u09FF]\p{M}*){2,}|[a-z]{4,})$/u

/** A word of a query, and the whole word with signs that it is a part of: শাখা, কশাখা. */
type Term = [word: string, ...alternatives: string[]]

/** The parts of a query of several sentences or clauses; empty for a single one. */
export function clausesOf(query: string): string[] {
  const clauses = query.split(/[,;।?!]|\.\s/).filter((part) => allQueryWords(part).length > 1)
  return clauses.length > 1 ? clauses : []
}

/** Whether a query has a word that asks: “how”, কয়টায়. */
export function hasQuestionWord(query: string): boolean {
  return allQueryWords(query).some((word) => isOfQuestion(foldAlike(word)))
}

/** The words of a query, each once. */
export function queryWords(query: string): string[] {
  return [...wordsOfTerms(query)]
}

const wordsOfTerms = onceForText(
  (query): readonly string[] => queryTerms(query).map(([word]) => word),
  MAX_QUERIES,
)

/** The same, with those that are optional. */
export function allQueryWords(query: string): string[] {
  return allTerms(query).map(([word]) => word)
}

/** The same, without those that only make it a question. */
export function wordsBesideQuestion(query: string): string[] {
  return allQueryWords(query).filter((word) => !isOfQuestion(foldAlike(word)))
}

const queryTerms = onceForText((query): Term[] => {
  const all = allTerms(query)
  const needed = all.filter(([word]) => !isOptional(foldAlike(word)))
  return (needed.length > 0 ? withJoined(needed) : all).slice(0, MAX_WORDS)
}, MAX_QUERIES)

/** Writers join two words or do not: হুইল চেয়ার, হুইলচেয়ার. */
function withJoined(terms: Term[]): Term[] {
  const joined = terms.slice(1).map(([second], index) => {
    const [first] = terms[index]!
    const isJoinable = [first, second].every((word) => JOINABLE.test(word) && !isListed(word))
    return isJoinable ? [first + second] : []
  })
  return terms.map((term, index) => [
    ...term,
    ...(joined[index - 1] ?? []),
    ...(joined[index] ?? []),
  ])
}

/** What people say in two words, and documents in one; the head teacher is the elder sister of all. */
const PHRASES: [RegExp, string][] = [
  [/(?<!\p{L})ব\u09DC\s+(?=আপা|ম্যাডাম|মেডাম|ম্যাম|মিস|স্যার|সার)/gu, 'প্রধান '],
  [/\bbo?r[ao]\s+(?=apa|madam|mam|miss|sir)/g, 'head '],
  [/\bold\s+(?=girl|student|pupil)/g, 'alumni '],
  [/\bsign(?:ed)?\s+up\b/g, 'registration'],
  [/\bfill\s*up\b/g, 'fill'],
  [/\bmark\s+sheet\b/g, 'marksheet'],
  [/বছরের শেষ (?=পরীক্ষা|পরিক্ষা)/g, 'বার্ষিক '],
  [/\b(?:was|were)\s+(?:the\s+|our\s+)?(?=head|principal)/g, 'former '],
  [/(?=(?:প্রধান শিক্ষ|হেড)\S*\s.*ছিল)/gu, 'প্রাক্তন '],
  [/(?:প্রথম|প\u09DFলা|পহেলা|prothom|first)\s+(?=প্রধান শিক্ষ|হেড|head|principal)/gu, 'প্রাক্তন '],
  [
    /(?:সরকারি|সরকারী|\bsh?orkari|\bgov(?:ernmen)?t)\s+(?=হ(?:\u09DF|ই|ল)|ho[iy]|be[ca]me)/gu,
    'জাতী\u09DFকরণ ',
  ],
  [
    /(?<=(?:নোটিশ|notice|notis).*)(?:মোবাইল|ফোন|mobile|phone|fone)\S*(?!.*(?:নম্বর|নাম্বার|number))/gu,
    'notification',
  ],
  [/\b(?:(?:19|20)?\d0s|(?:six|seven|eigh|nine)ties)\b|(?:ষাট|সত্তর|আশি|নব্বই)\S*\s+দশক\S*/gu, 'old'],
  // An age and experience have years too.
  [/\b(?:50|fifty)(?:th)?\s+years?\s+(?=celebration|reunion|program|anniversary)/g, 'সুবর্ণজয়ন্তী '],
  [/(?:50|পঞ্চাশ)\s+(?:বছর|বৎসর)\S*\s+(?=অনুষ্ঠান|পূর্তি|উৎসব|উদযাপন|পুনর্মিলনী)/gu, 'সুবর্ণজয়ন্তী '],
]

function inOneWord(exact: string): string {
  return PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), exact)
}

/** The document has its words alone or joined. Of এস.এস.সি., only the joined word counts. */
const allTerms = onceForText((query): Term[] => {
  const exact = inOneWord(foldExact(joinEmails(query)))
  const terms: Term[] = []
  let end = 0
  const addWords = (until: number, ...joined: string[]) => {
    for (const word of wordsOf(exact.slice(end, until))) terms.push([word, ...joined])
    end = until
  }
  for (const { start, end: until, joined, isOneWord } of joinedWordsIn(exact)) {
    addWords(start)
    if (!isOneWord) addWords(until, joined)
    else terms.push([joined])
    end = until
  }
  addWords(exact.length)
  const known = new Map(terms.toReversed().map((term) => [term[0], term]))
  return [...known.values()].toReversed()
}, MAX_QUERIES)

/** The words of a text, also those with signs inside as one word, and the classes of a range. */
function indexedWords(text: string): string[] {
  const exact = foldExact(joinEmails(text))
  const words: string[] = []
  let end = 0
  for (const { start, end: until, joined, isOneWord } of joinedWordsIn(exact)) {
    words.push(...wordsOf(exact.slice(end, start)), joined)
    // The end of a number is searched alone, but not the letters of an abbreviation.
    end = isOneWord && !/^\d/.test(joined) ? until : start
  }
  return [...words, ...wordsOf(exact.slice(end)), ...classesMeant(exact)]
}

/** An e-mail address is one word: `exam` does not find office@school.example. */
function joinEmails(text: string): string {
  if (!text.includes('@')) return text
  return text.replace(EMAIL, (address) => address.replace(/[^\p{L}\p{Nd}]/gu, ''))
}

function inTitleExactly(word: string): TokenPattern[] {
  return [{ token: CLASS.titleExact + word, isPrefix: !isWhole(word) }]
}

function inTitle(word: string, query: readonly string[]): TokenPattern[] {
  return [
    ...alikePatterns(word, query, CLASS.titleAlike),
    ...soundPatterns(word, CLASS.titleSound),
    ...halvesOf(word, query).map((half) => whole(CLASS.titleHalf + half)),
  ]
}

function anywhere(word: string, query: readonly string[]): TokenPattern[] {
  // “First” and “one” are in many texts, which are not about that class.
  if (isOtherClass(word, query)) return inTitle(word, query)
  const isShortSound = soundOf(word).length < MIN_SOUND.text
  return [
    ...alikePatterns(word, query, CLASS.alike),
    ...soundPatterns(word, isShortSound ? CLASS.titleSound : CLASS.sound),
    ...labelsOf(word).flatMap(labelTokens).map(whole),
  ]
}

function inCompounds(word: string, query: readonly string[]): TokenPattern[] {
  const halves = halvesOf(word, query).map((half) => whole(CLASS.half + half))
  return [...anywhere(word, query), ...halves]
}

/** Known second halves that a word or its synonyms mean: puja and পূজার mean that of দুর্গাপূজা. */
function halvesOf(word: string, query: readonly string[]): string[] {
  const alike = foldAlike(word)
  const meant = [alike, ...stemsOf(alike), ...synonymsOf(word, query).map((one) => one.alike)]
  return [...new Set(meant.filter(isSecondHalf))]
}

function whole(token: string): TokenPattern {
  return { token, isPrefix: false }
}

function labelTokens({ kind, topic }: Pick<Searchable, 'kind' | 'topic'>): string[] {
  return [...(kind ? [CLASS.kind + kind] : []), ...(topic ? [CLASS.topic + topic] : [])]
}

function alikePatterns(word: string, query: readonly string[], alikeClass: string): TokenPattern[] {
  const isPrefix = !isWhole(word)
  const synonyms = synonymsOf(word, query).map((synonym) => ({
    token: alikeClass + synonym.alike,
    isPrefix: synonym.isPrefix,
  }))
  // The index has the names of classes. The number alone is in any cell of a table.
  if (synonyms.length > 0 && /^\d+$/.test(word) && hasClassWord(query)) return synonyms
  return [
    ...spellingsOf(word).map((one) => ({ token: alikeClass + foldAlike(one), isPrefix })),
    // A short word has its endings, and is no beginning of another one.
    ...(isPrefix || isListed(word) || !/^[\u0980-\u09FF]{2,}$/.test(word)
      ? []
      : searchedForms(foldAlike(word))
    ).map((form) => whole(alikeClass + form)),
    ...stemsOfQueried(foldAlike(word)).map((stem) => ({
      token: alikeClass + stem,
      isPrefix: !isShort(stem),
    })),
    ...synonyms,
  ]
}

/** After a consonant, ৃ and ্রি sound alike. The index keeps them apart: ক্র is not ক. */
function spellingsOf(word: string): string[] {
  return [
    ...new Set([
      word,
      word.replaceAll('\u09C3', '\u09CDর\u09BF'),
      word.replaceAll(/\u09CDর[\u09BF\u09C0]/g, '\u09C3'),
    ]),
  ]
}

/**
 * The prefixes, sounds and second halves that can match the words of a query, without those that
 * begin with an earlier one.
 */
export function startsOf(question: Question) {
  const startsIn = (classes: string[]) => {
    const starts: string[] = []
    for (const { token } of question.flat()) {
      const start = token.slice(1)
      if (classes.includes(token[0]!) && !starts.some((one) => start.startsWith(one)))
        starts.push(start)
    }
    return starts
  }
  return {
    alike: startsIn([CLASS.alike]),
    sounds: startsIn([CLASS.titleSound, CLASS.sound]),
    halves: startsIn([CLASS.half]),
  }
}

/**
 * Short words, numbers such as years, and English words with synonyms match only whole; other words, as
 * a prefix: `form` is not the beginning of "former", and বাস not that of a name.
 */
function isWhole(word: string): boolean {
  return isShort(word) || /^\d{1,4}$/.test(word) || (/^[a-z]+$/.test(word) && isListed(word))
}

/** One letter of any script, or words of three characters: বাস. Longer ones are typed letter by letter: মাধু. */
function isShort(word: string): boolean {
  return /^(?:\p{L}\p{M}*|[\u0980-\u09FF]{2,3}|[a-z]{2,3})$/u.test(word)
}

/** Only for words in Latin letters. Bengali words match by their letters. */
function soundPatterns(word: string, soundClass: string): TokenPattern[] {
  if (!/^[a-z]+$/.test(word) || ABBREVIATION.test(word)) return []
  // Its Bengali words are in the table: the sound of "former" is not a form of `form`.
  if (isListed(word)) {
    // A short one is the sound of other words too: `job` of যাবে.
    const sound = soundOf(word)
    return sound.length < MIN_SOUND.text ? [] : [whole(soundClass + sound)]
  }
  const stem = stemOfLatin(word)
  return [
    ...patternsOfSound(soundOf(word), soundClass),
    ...(stem === undefined ? [] : [whole(soundClass + soundOf(stem))]),
  ]
}

function patternsOfSound(sound: string, soundClass: string): TokenPattern[] {
  if (sound.length < MIN_SOUND.title) return []
  if (sound.length >= MIN_SOUND_PREFIX) return [{ token: soundClass + sound, isPrefix: true }]
  const endings = sound.length < MIN_SOUND.text ? [''] : ENDINGS
  return endings.map((ending) => whole(soundClass + sound + ending))
}
