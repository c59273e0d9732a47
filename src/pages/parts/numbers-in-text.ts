import { onlyDigits } from '@pathshala/bengali/digits'
import { telephoneLink } from './telephone.ts'

const DIGIT = '[0-9০-৯]'
/** What people write between two digits of a number. Dots are left out: they are in dates and memo numbers. */
const SEPARATOR = String.raw`(?:[ \u00A0]?[-‐‑–][ \u00A0]?|[ \u00A0])?`
const COUNTRY = String.raw`(?:\+|[0০]{2})[8৮]{2}${SEPARATOR}[0০]?(?:${SEPARATOR}\([0০]\))?${SEPARATOR}`
const PATTERNS = {
  /** Without a separator in its first digits: the cells of a row of marks are not a number. */
  mobile: String.raw`(?:${COUNTRY}|[8৮]{2}${SEPARATOR}[0০]${SEPARATOR}|[0০])[1১][3-9৩-৯](?:${SEPARATOR}${DIGIT}){8}`,
  /** The national number of a land line has 8 to 10 digits after the 0. */
  line: String.raw`${COUNTRY}[2-9২-৯](?:${SEPARATOR}${DIGIT}){7,9}`,
  areaCode: String.raw`\(?[0০][2-9২-৯]${DIGIT}{0,3}(?:\)[ \u00A0]?|[ \u00A0]?[-‐‑–][ \u00A0]?)${DIGIT}{4,8}(?:${SEPARATOR}${DIGIT}{3,4})?`,
  foreign: String.raw`\+(?![8৮]{2})[1-9১-৯](?:${SEPARATOR}${DIGIT}){8,14}`,
  /** Without a separator, many other numbers look the same. */
  joined: String.raw`[0০][2-9২-৯](?:[ \u00A0]?${DIGIT}){7,9}`,
  short: String.raw`(?:[3৩]{3}|[9৯]{3}|[1১][0০](?:${DIGIT}|[9৯][8৮])|[1১]${DIGIT}{4})`,
} as const
type Kind = keyof typeof PATTERNS
const NUMBER = new RegExp(
  Object.entries(PATTERNS)
    .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
    .join('|')
    .replace(/^/, `(?<!${DIGIT})(?:`)
    .replace(/$/, `)(?!${DIGIT})`),
  'g',
)
const NATIONAL_DIGITS = { least: 9, most: 11 }
const MAX_SEPARATORS = 5

/** Words before a number that is not a telephone number. */
const OTHER_NUMBER =
  /(?:হিসাব|হিসেব|[এঅ]্?যা?কাউন্ট|একাউন্ট|রোল|রেজি\S{0,14}|নিবন্ধন|আইডি|স্মারক|ইআইআইএন|কোড|চালান|সূত্র|পরিচয়পত্র\S{0,4}|ক্রমিক|সিরিয়াল|ফ্যাক্স|(?<![a-z])(?:a\/?c|account|roll|reg\S{0,14}|id|nid|tin|eiin|memo|code|serial|fax|ref\S{0,8}))[\s.]{0,2}(?:নং|নম্বর|নাম্বার|number|no|#)?[\s:ঃ।.–-]{0,4}$/i
/** Words before a telephone number. */
const TO_CALL =
  /(?:ফোন|মোবাইল|মোবা|হটলাইন|হট লাইন|হেল্পলাইন|হেল্প লাইন|কল সেন্টার|কল করুন|ডায়াল|যোগাযোগ|জরুরি সেবা|জরুরী সেবা|(?<![a-z])(?:tel|phone|telephone|mobile|mob|cell|call|dial|hotline|helpline|contact|toll[- ]free))[\s.]{0,2}(?:সেবা|করুন|করতে|নং|নম্বর\S{0,2}|নাম্বার|number|no|at|us at)?[\s:ঃ.,(–-]{0,4}$/i
/** Words that stand after a number to call: `৩৩৩ নম্বরে ফোন করুন`, `৯৯৯-এ কল করুন`. */
const CALLED =
  /^(?:[-–]?\s?(?:এ|তে)|\s?(?:নম্বরে|নাম্বারে|নং-?এ|নম্বর-?এ))?\s?(?:কল|ফোন|ডায়াল|যোগাযোগ)(?!\p{L})/u
/** Between two numbers of one list. */
const NEXT = /^\s?(?:[,/;]|ও|এবং|বা|অথবা|or|and)\s?$/i
const CONTEXT_LETTERS = 40

/**
 * The telephone numbers in a text, where it is sure that people can call them: not dates, memo
 * numbers, rolls or bank accounts. A number alone in a field is for `telephoneParts`.
 */
export function numbersInText(text: string): { start: number; end: number; href: string }[] {
  const numbers: { start: number; end: number; href: string }[] = []
  for (const { 0: match, index, groups } of text.matchAll(NUMBER)) {
    const kind = Object.keys(PATTERNS).find((one) => groups![one] !== undefined) as Kind
    const [start, end] = [index, index + match.length]
    const last = numbers.at(-1)
    const between = last && text.slice(last.end, start)
    const isNext = between !== undefined && (NEXT.test(between) || /^[-–]$/.test(between))
    if (!isNext && isInside(text, start)) continue
    if (isFollowed(text.slice(end, end + 13))) continue
    const before = text.slice(Math.max(0, start - CONTEXT_LETTERS), start)
    if (OTHER_NUMBER.test(before)) continue
    if ((match.match(/[ \u00A0‐‑–-]+/g)?.length ?? 0) > MAX_SEPARATORS) continue
    const isSaid = isNext || TO_CALL.test(before) || CALLED.test(text.slice(end, end + 30))
    if ((kind === 'joined' || kind === 'short') && !isSaid) continue
    const { length } = onlyDigits(match)
    const { least, most } = NATIONAL_DIGITS
    const isNational = kind === 'areaCode' || kind === 'joined'
    if (isNational && (length < least || length > most)) continue
    numbers.push({ start, end, href: telephoneLink(match) })
  }
  return numbers
}

/** Whether the number continues a word in Latin letters, a date, or a number with signs. */
function isInside(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start)
  return /[a-z_]$|[0-9০-৯][ \u00A0]?[-‐‑–./:,]$|[+/=#]$/i.test(before)
}

/** The last digit of an exchange can follow: `02-9551234-5`, and another number after a hyphen. */
function isFollowed(after: string): boolean {
  return (
    /^[a-z_]/i.test(after) ||
    (/^[-‐‑–./][0-9০-৯]/.test(after) &&
      !/^[-‐‑–/](?:[0-9০-৯]{1,2}(?![0-9০-৯./-])|\+?[0০][1-9১-৯]|[1১][3-9৩-৯][0-9০-৯]{8})/.test(
        after,
      ))
  )
}
