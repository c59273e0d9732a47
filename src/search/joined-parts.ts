import { onlyDigits } from '@pathshala/bengali/digits'

/** A word that is written with signs or blanks inside, such as এস.এস.সি. or 01700-000001. */
export interface JoinedWord {
  start: number
  end: number
  /** The word without them: এসএসসি, 01700000001. */
  joined: string
  /** Whether the parts mean nothing alone. Otherwise, they are words too: ক-শাখা. */
  isOneWord: boolean
}

const JOINERS = '\\u200C\\u200D'
const INSIDE = String.raw`[\p{L}\p{M}\p{Nd}${JOINERS}]`
const NOT_INSIDE = String.raw`(?<![\p{L}\p{M}\p{Nd}])`

/** The Bengali names of Latin letters, and the ends of degrees such as বি.এড. */
const LETTER_NAMES =
  'ডব্লিউ|ওয়াই|ও\u09DFাই|জেড|এইচ|আই|আর|এক্স|এল|এম|এন|এফ|এস|ইউ|কিউ|কে|জি|জে|টি|ডি|পি|বি|ভি|সি|এড|কম|ফিল|এ|ই|ও'
/** One letter with its signs: মা.উ.শি. */
const CLUSTER = String.raw`[\u0985-\u09B9](?:\u09CD[\u0995-\u09B9]|\u09BC)?[\u09BE-\u09CC]?[\u0981-\u0983]?`
const NAME = String.raw`(?:(?:${LETTER_NAMES}|[a-z])(?![\p{L}\p{M}]))`
const DOTTED_NAME = String.raw`(?:(?:${LETTER_NAMES}|এসসি|${CLUSTER}|[a-z]{1,3})(?![\p{L}\p{M}]))`
/** The last part can have a case ending: এস.এস.সির. */
const LAST = String.raw`(?:(?:${LETTER_NAMES}|এসসি|${CLUSTER})[\u0980-\u09E3]{0,4}|[a-z]{1,3}(?![\p{L}\p{M}]))`

const DIGIT = '[0-9০-৯]'
const GAP = String.raw`[ \u00A0().‐‑–-]{0,3}`

const PATTERNS = {
  dotted: String.raw`(?:${NAME}|ph|md|${CLUSTER}(?=\.))(?:[.·]${DOTTED_NAME}){0,6}[.·]${LAST}`,
  /** Other writings of an abbreviation: এস,এস,সি, এস. এস. সি. and এস এস সি. */
  spaced: String.raw`${NAME}(?:[.,]? ?${NAME}){1,6}`,
  /** The colon is often typed for a visarga: পুন:ভর্তি. */
  compound: String.raw`\p{L}${INSIDE}{0,40}(?:[-‐‑:'’](?=\p{L})${INSIDE}{1,40}){1,5}`,
  mobile: String.raw`(?:(?:\+|[0০]{2})?[8৮]{2}${GAP})?(?:[0০]${GAP})?[1১][3-9৩-৯](?:${GAP}${DIGIT}){1,8}`,
  landLine: String.raw`(?:(?:\+|[0০]{2})?[8৮]{2}[0০]${GAP}|\(?[0০])[2-9২-৯]${DIGIT}{0,3}${GAP}${DIGIT}{3,8}(?:${GAP}${DIGIT}{3,4})?`,
}
type Kind = keyof typeof PATTERNS

const SOURCE = `${NOT_INSIDE}(?:${Object.entries(PATTERNS)
  .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
  .join('|')})`
const JOINED = new RegExp(SOURCE, 'giu')
const JOINED_HERE = new RegExp(SOURCE, 'iuy')
const MIN_NAMES = 3

/** The words of a text that are written with signs inside, in order. */
export function joinedWordsIn(text: string): JoinedWord[] {
  return Array.from(text.matchAll(JOINED)).flatMap((match) => joinedWord(match) ?? [])
}

/** The word with signs inside that begins at this position. */
export function joinedWordAt(text: string, at: number): JoinedWord | undefined {
  JOINED_HERE.lastIndex = at
  const match = JOINED_HERE.exec(text)
  return match ? joinedWord(match) : undefined
}

function joinedWord({ 0: written, index: start, groups }: RegExpExecArray): JoinedWord | undefined {
  const kind = Object.keys(PATTERNS).find((one) => groups![one] !== undefined) as Kind
  const end = start + written.length
  switch (kind) {
    case 'dotted':
      return { start, end, joined: written.replace(/[.·]/g, ''), isOneWord: true }
    case 'spaced': {
      const names = written.split(/[., ]+/)
      const isShort = names.length < MIN_NAMES
      return isShort ? undefined : { start, end, joined: names.join(''), isOneWord: false }
    }
    case 'compound': {
      const spelled = written.replace(/(?<=[\u0980-\u09FF]):/g, '\u0983')
      return { start, end, joined: spelled.replace(/[-‐‑:'’]/g, ''), isOneWord: false }
    }
    default:
      return telephone(kind, written, start)
  }
}

const MOBILE_DIGITS = 11
const LINE_DIGITS = { least: 9, most: 11 }

/** The number as it is called in Bangladesh. The beginning of a mobile number is one too. */
function telephone(kind: Kind, written: string, start: number): JoinedWord | undefined {
  const digits = onlyDigits(written)
  const national = digits.replace(/^(?:00)?880?(?=1)|^(?:00)?880(?=[2-9])|^0/, '')
  const joined = `0${national}`
  const end = start + written.length
  const { length } = joined
  if (kind === 'mobile') {
    // Ten digits without the 0 can be any number.
    const isWritten = /^[^1১]/.test(written)
    return isWritten ? { start, end, joined, isOneWord: length === MOBILE_DIGITS } : undefined
  }
  const isLine = length >= LINE_DIGITS.least && length <= LINE_DIGITS.most
  return isLine ? { start, end, joined, isOneWord: false } : undefined
}
