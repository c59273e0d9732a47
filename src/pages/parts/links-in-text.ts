import { webAddress } from '../../base/web-address.ts'
import { escapeHtml } from '../../base/xml.ts'
import { numbersInText } from './numbers-in-text.ts'

/** A part of a text that is an address or a telephone number. */
export interface TextLink {
  start: number
  end: number
  href: string
}

/** An ASCII label of a host. It ends before the case ending of `padma.edu.bd-এ`. */
const LABEL = String.raw`[a-z\d](?:[a-z\d_-]{0,62}[a-z\d])?`
/** A label in Bengali, as in the domain .বাংলা. */
const OWN_LABEL = String.raw`(?![a-z\d])[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C\u200D-]{0,62}`
const HOST = String.raw`(?:${LABEL}|${OWN_LABEL})(?:\.(?:${LABEL}|${OWN_LABEL})){1,9}`
/** Bare hosts of Bangladesh need no path. Of other hosts, a path shows that it is an address. */
const BARE_HOST = String.raw`(?:${LABEL}\.){1,5}(?:bd(?![a-z\d_@-])|(?:com|org|net|edu|gov|info|gle|ly|be|me|io|co)(?=\/[a-z\d]))`
/**
 * A letter or sign of an address, without the punctuation of other scripts: `।`, `”`, `…` and `（`
 * end it. So do signs before a new address or a Bengali word, and the signs of bold and struck words.
 */
const SIGN = String.raw`[\p{L}\p{M}\p{N}\u200C\u200D]|\\[*_~[\]]|\*(?!\*)|~(?!~)|[,;!](?!https?:|www\.|\p{Script=Bengali})|\[[^\s[\]|]{0,99}\](?!\()|[-._$&'()+=:@%/?#^]`
const REST = String.raw`(?::\d{1,5})?(?:[/?#](?:${SIGN}){0,2000})?`
const ADDRESS = new RegExp(
  String.raw`(?<![a-z\d])https?:\/\/${HOST}(?![a-z\d:._-]*@)${REST}|(?<![a-z\d@._/-])www\.${HOST}(?!@)${REST}|(?<![a-z\d@._/\\-])${BARE_HOST}${REST}`,
  'giu',
)
/** The bounds keep the time in proportion to the length of any text. */
const EMAIL = new RegExp(
  String.raw`(?<![\w.+%/-])(?:mailto:)?(?<name>[\w.+%-]{1,64}@${LABEL}(?:\.${LABEL}){0,8}\.[a-z]{2,24})(?![\w@]|-\w)`,
  'gi',
)
/** Signs after an address that belong to the sentence. */
const CLOSING = /[.,:;!?'"*~%&^]$/
/** Case endings of Bengali directly after an address in Latin letters. */
const CASE_ENDING = /(?<=[a-z\d/])-?(?:এ|এর|তে|র|য়|কে|ও|ই|থেকে)$/i

/** The HTML of a text, in which addresses, e-mail addresses and telephone numbers are links. */
export function linkedHtml(text: string): string {
  let html = ''
  let from = 0
  for (const { start, end, href } of linksIn(text)) {
    html += escapeHtml(text.slice(from, start))
    html += `<a href="${escapeHtml(href)}">${escapeHtml(text.slice(start, end))}</a>`
    from = end
  }
  return html + escapeHtml(text.slice(from))
}

/** The addresses, e-mail addresses and telephone numbers in a text without Markdown, in order. */
export function linksIn(text: string): TextLink[] {
  const addresses = addressesIn(text)
  const emails = text.includes('@') ? withoutOverlap(emailsIn(text), addresses) : []
  const links = [...addresses, ...emails].sort((a, b) => a.start - b.start)
  const numbers = withoutOverlap(numbersInText(text), links)
  return [...links, ...numbers].sort((a, b) => a.start - b.start)
}

/** The web addresses in a text. In Markdown, their signs can have backslashes before them. */
export function addressesIn(text: string): TextLink[] {
  // Most texts have none, and this is much faster.
  if (!/:\/\/|www\.|\.bd|\.[a-z]{2,4}\//i.test(text)) return []
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: match, index: start }) => {
    const written = trimmed(match, text[start - 1])
    const href = webAddress(/^https?:/i.test(written) ? written : `http://${written}`)
    return href === undefined ? [] : [{ start, end: start + written.length, href }]
  })
}

function emailsIn(text: string): TextLink[] {
  return Array.from(text.matchAll(EMAIL)).flatMap(({ 0: match, index: start, groups }) => {
    // `https://name:password@host` is an address that is not accepted.
    const isInAddress = /:\/\/\S*$/.test(text.slice(Math.max(0, start - 100), start))
    return isInAddress
      ? []
      : [{ start, end: start + match.length, href: `mailto:${groups!['name']!}` }]
  })
}

/** An address without the signs after it, and without a bracket that was opened before it. */
function trimmed(match: string, before: string | undefined): string {
  let address = match.slice(0, endBeforeBracket(match))
  for (let length = 0; length !== address.length;) {
    length = address.length
    address = address.replace(CLOSING, '').replace(CASE_ENDING, '')
    // An address between low lines is emphasised. Other addresses can end with a low line.
    if (before === '_') address = address.replace(/_+$/, '')
    // An opening bracket at the end belongs to the words after the address.
    address = address.replace(/\($/, '')
  }
  return address
}

function endBeforeBracket(address: string): number {
  let open = 0
  for (const { 0: bracket, index } of address.matchAll(/[()]/g)) {
    open += bracket === '(' ? 1 : -1
    if (open < 0) return index
  }
  return address.length
}

function withoutOverlap(links: TextLink[], others: TextLink[]): TextLink[] {
  let next = 0
  return links.filter(({ start, end }) => {
    while (next < others.length && others[next]!.end <= start) next += 1
    return next === others.length || others[next]!.start >= end
  })
}
