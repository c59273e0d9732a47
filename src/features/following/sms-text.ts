/** The UTF-16 units of a Bengali SMS in two parts of 67. */
export const MAX_SMS = 134
/** The units of an SMS in one part. */
const MAX_ONE_PART = 70

/**
 * The text of an SMS for the gateway of a school: the title, the school's name if it fits, and the
 * address. A long title is cut, and the address never.
 */
export function smsText(title: string, { school, address }: { school: string; address: string }) {
  const line = title.replace(/\s+/g, ' ').trim()
  const signed = [line, school, address].join('\n')
  if (signed.length <= MAX_SMS) return signed
  const cutTitle = cut(line, MAX_SMS - 1 - address.length)
  return cutTitle === '' ? address : `${cutTitle}\n${address}`
}

/** How many messages a gateway charges for this text. */
export function countSmsParts(text: string): number {
  return text.length <= MAX_ONE_PART ? 1 : Math.ceil(text.length / 67)
}

/** At most `max` UTF-16 units, with whole graphemes and a sign of the cut. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { segment, index } of new Intl.Segmenter('bn').segment(text)) {
    if (index + segment.length > max - 1) break
    end = index + segment.length
  }
  return end === 0 ? '' : `${text.slice(0, end).trimEnd()}…`
}
