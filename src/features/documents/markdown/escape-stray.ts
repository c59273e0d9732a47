import { addressesIn } from '../../../pages/parts/links-in-text.ts'

/** A line of signs is a rule, such as `---` or `* * *`. */
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
/** Three or more signs that begin nested quotes or lists: `>>>`, `- - - কাটুন`. */
const DEEP = /^[ \t]*(?:(?:>[ \t]*|[-*][ \t]+|\d{1,9}[.)][ \t]+)){3}/
/** `+ ৮৮০` is a number, not an entry of a list. */
const PLUS = /^([ \t>]*)\+(?=[ \t]|$)/
/** Blanks to fill in: `নাম: ____`. */
const RUN = /\*{3,}|_{3,}/g
/** `৫*৩*২` is a product. */
const PRODUCT = /([\d০-৯][ \t]*)\*(?=[ \t]*[\d০-৯])/g
/** Deeper entries of lists are moved to this depth. */
const DEEPEST = ' '.repeat(24)
const INDENT = /^[ \t]{25,}/
/** The parser's time grows with the square of the number of these signs in a paragraph. */
const INLINE = /[*_[\]~]/g
const ESCAPED_OR_INLINE = /\\.|[*_[\]~]/g
const MAX_INLINE = 1000

/**
 * Escapes signs that are not meant as Markdown, so that a text that was read from a paper stays
 * complete. In a paragraph with more signs than anybody writes, all signs are escaped.
 */
export function escapeStray(text: string): string {
  return text
    .split(/\n(?=[ \t]*\n)/)
    .map((block) => {
      const escaped = block.split('\n').map(escapeLine).join('\n')
      return countOf(INLINE, block) > MAX_INLINE ? escapeInline(escaped) : escaped
    })
    .join('\n')
}

function escapeLine(line: string): string {
  if (RULE.test(line)) return line
  const withAddresses = escapeAddresses(line)
  const start = DEEP.test(line)
    ? withAddresses.replace(/[>*.)-]/, '\\$&')
    : withAddresses.replace(INDENT, DEEPEST).replace(PLUS, '$1\\+')
  return start.replace(RUN, (run) => run.replace(/./g, '\\$&')).replace(PRODUCT, '$1\\*')
}

/** The signs of an address are not Markdown: `https://school.example/x*y_z_w`. */
function escapeAddresses(line: string): string {
  let escaped = ''
  let end = 0
  for (const address of addressesIn(line)) {
    escaped += line.slice(end, address.start)
    escaped += escapeInline(line.slice(address.start, address.end))
    end = address.end
  }
  return escaped + line.slice(end)
}

function escapeInline(text: string): string {
  return text.replace(ESCAPED_OR_INLINE, (sign) => (sign.startsWith('\\') ? sign : `\\${sign}`))
}

export function countOf(sign: RegExp, text: string): number {
  return text.match(sign)?.length ?? 0
}
