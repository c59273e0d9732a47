import { onceForText } from '../base/remember.ts'
import { foldAlike, foldExact, wordAt } from '@pathshala/bengali/fold'
import { joinedWordAt } from './joined-parts.ts'
import { soundOf } from '@pathshala/bengali/sound'
import { isAnsweredBy, questionForWords, startsOf, tokensOfWord } from './question.ts'

export interface Part {
  text: string
  isHit: boolean
}

/** Finds the hits in a text. */
type Mark = (text: string) => [from: number, to: number][]

const LATIN = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')
/** Signs that change the first letter or its sound into another one. */
const SECOND_LETTERS = ['', '\u09BC', '\u09BE', '\u09CDঞ']
/** For each Latin or Bengali letter or digit: the folded beginnings of its words. */
const BENGALI = bengali(/[\p{L}\p{Nd}]/u)
const STARTS = [...LATIN, ...BENGALI].map((letter) => {
  const exact = SECOND_LETTERS.map((second) => foldExact(letter + second))
  return {
    letter,
    alike: exact.map((start) => foldAlike(start)[0]),
    sound: exact.map((start) => soundOf(start)[0] ?? ''),
  }
})
const SIGNS = `${bengali(/\p{M}/u).join('')}\u200C\u200D\u2060\uFEFF\u00AD`
/** For a character class. It has only the first of two code units of a letter. */
const OTHER_SCRIPTS = String.raw`\u0080-\u097F\u0A00-\uDBFF\uE000-\uFFFF`
/** Line breaks and Markdown. It skips single blanks, which makes it three times as fast. */
const BREAKS = /[\s*#|`]{2,}|[^\S ]|[*#|`]/g
/** The end of a paragraph without a sign, such as a heading. */
const UNENDED = /\n\n(?<![।.!?:;,\s]\n\n)/g
const SNIPPET_LETTERS = 180
/** Characters before the first hit, for context. */
const LEAD_LETTERS = 50

/** A sign after the first part of a word that has signs inside. */
const JOINS = /[-‐‑–.,:·'’() \u00A0]/

/** Finds the words of the query in texts. A hit ends where the searched word ends. */
export function marker(query: string): Mark {
  const question = questionForWords(query)
  const { alike: prefixes, sounds, halves } = startsOf(question)
  const alternatives = [
    ...new Map(question.flat().map((one) => [one.token + one.isPrefix, one])).values(),
  ]

  // The texts of one page repeat most of their words.
  const read = onceForText((word) => {
    const exact = foldExact(word)
    const alike = foldAlike(exact)
    return { length: hitLength(word, exact, alike), canBegin: canBegin(alike) }
  })

  /** The length of the hit in a word; 0 if the word does not match. */
  function hitLength(word: string, exact: string, alike: string): number {
    const prefix = prefixes.find((one) => alike.startsWith(one))
    const sound = sounds.length === 0 ? undefined : soundOf(exact)
    const canMatch =
      prefix !== undefined ||
      sounds.some((one) => sound?.startsWith(one)) ||
      halves.some((one) => alike.includes(one))
    if (!canMatch) return 0
    const tokens = tokensOfWord(exact, sound)
    return isAnsweredBy(alternatives, tokens)
      ? endOfCluster(word, lengthOfPrefix(word, prefix ?? alike))
      : 0
  }

  /** Whether a word can be the first part of a hit: এস of এসএসসি, +880 of 01700000001. */
  function canBegin(alike: string): boolean {
    const isCountry = /^(?:00)?88/.test(alike)
    return prefixes.some((one) => (isCountry && one.startsWith('0')) || one.startsWith(alike))
  }

  /** The length of a hit that has signs inside, such as এস.এস.সি. for এসএসসি. */
  function joinedLength(text: string, at: number, word: string): number {
    if (!read(word).canBegin || !JOINS.test(text[at + word.length] ?? '')) return 0
    const found = joinedWordAt(text, at)
    return found && read(found.joined).length > 0 ? found.end - at : 0
  }

  const starts = startsOfHits(prefixes, sounds, halves)

  return (text) => {
    const hits: [number, number][] = []
    let end = 0
    for (const { index: at } of text.matchAll(starts)) {
      const word = at < end ? undefined : wordAt(text, at)
      if (word === undefined) continue
      const length = read(word).length || joinedLength(text, at, word)
      if (length > 0) hits.push([at, (end = at + length)])
    }
    return hits
  }
}

/** Matches the letters that a hit can begin with, so that most words are skipped. */
function startsOfHits(prefixes: string[], sounds: string[], halves: string[]): RegExp {
  const starts = STARTS.filter(
    ({ alike, sound }) =>
      prefixes.some((one) => alike.includes(one[0])) ||
      sounds.some((one) => sound.some((start) => one.startsWith(start))),
  )
  const letters = [
    ...starts.map(({ letter }) => letter),
    ...new Set(prefixes.flatMap((one) => [one[0], one[0]!.toUpperCase()])),
    // +8801700000001 is a hit for 01700000001.
    prefixes.some((one) => one.startsWith('0')) ? '8৮' : '',
    // Latin letters sound differently before other letters.
    sounds.length > 0 ? 'A-Za-z' : '',
    // Letters of other scripts have no sound; digits of other scripts match digits.
    sounds.length > 0 || prefixes.some((one) => /^\d/.test(one)) ? OTHER_SCRIPTS : '',
  ]
  const ofCompounds = halves.length > 0 ? `|${startsOfCompounds(halves)}` : ''
  // The flag u would halve the speed.
  return new RegExp(`(?<![A-Za-z])[${letters.join('')}]${ofCompounds}`, 'g')
}

/** Matches the first letter of words that can have a second half inside. */
function startsOfCompounds(halves: string[]): string {
  const patterns = halves.map((half) =>
    half
      .match(/\p{L}/gu)!
      .map((one) => {
        const written = STARTS.filter(({ alike }) => alike.includes(one))
        return `[${written.map(({ letter }) => letter).join('')}]`
      })
      .join(String.raw`\S{0,6}?`),
  )
  const start = `(?<![${BENGALI.join('')}][${SIGNS}]{0,8})[${STARTS.map(({ letter }) => letter).join('')}${OTHER_SCRIPTS}]`
  return String.raw`${start}(?=\S{1,100}?(?:${patterns.join('|')}))`
}

function bengali(characters: RegExp): string[] {
  const block = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x0980 + index))
  return block.filter((one) => characters.test(one))
}

export function markParts(text: string, mark: Mark): Part[] {
  return partsBetween(text, mark(text), 0, text.length)
}

/** The part of a text with the most hits, on one line; its beginning if it has no hit. */
export function snippet(text: string, mark: Mark): Part[] {
  const line = text.replace(UNENDED, ' · ').replace(BREAKS, ' ').trim()
  const hits = mark(line)
  const from = startOfBest(line, hits)
  const end = endOfWord(line, from + SNIPPET_LETTERS)
  const to = line.startsWith(' ·', end - 2) ? end - 2 : end
  const parts = partsBetween(line, hits, from, to)
  if (parts.length === 0) return []
  return [
    ...(from > 0 ? [{ text: '…', isHit: false }] : []),
    ...parts,
    ...(to < line.length ? [{ text: '…', isHit: false }] : []),
  ]
}

function startOfBest(line: string, hits: [number, number][]): number {
  let best = { at: 0, count: 0 }
  let end = 0
  hits.forEach(([at], index) => {
    while (end < hits.length && hits[end]![1] <= at - LEAD_LETTERS + SNIPPET_LETTERS) end += 1
    if (end - index > best.count) best = { at, count: end - index }
  })
  if (best.at <= LEAD_LETTERS) return 0
  const blank = line.indexOf(' ', best.at - LEAD_LETTERS)
  return blank === -1 || blank >= best.at ? best.at : blank + 1
}

function endOfWord(line: string, at: number): number {
  if (at >= line.length) return line.length
  const blank = line.lastIndexOf(' ', at)
  return blank > at - LEAD_LETTERS ? blank : endOfCluster(line, at)
}

function partsBetween(text: string, hits: [number, number][], from: number, to: number): Part[] {
  const parts: Part[] = []
  let done = from
  const add = (end: number, isHit: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isHit })
    done = Math.max(done, end)
  }
  for (const [start, end] of hits) {
    if (start < from || end > to) continue
    add(start, false)
    add(end, true)
  }
  add(to, false)
  return parts
}

/** How many characters of an unfolded word fold to this prefix. */
export function lengthOfPrefix(word: string, prefix: string): number {
  let length = 1
  while (length < word.length && !foldAlike(foldExact(word.slice(0, length))).startsWith(prefix))
    length += 1
  return length
}

/** Signs and conjuncts belong to the letter before them, which a mark must not split. */
export function endOfCluster(text: string, at: number): number {
  const rest = /^(?:[\p{M}\u200C\u200D]|(?<=\u09CD[\u200C\u200D]?)\p{L})*/u
  const tail = text.slice(Math.max(0, at - 2), at)
  let end = at
  if (/\u09CD[\u200C\u200D]?$/.test(tail) && end < text.length) end += 1
  return end + rest.exec(text.slice(end))![0].length
}
