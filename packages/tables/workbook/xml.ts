export interface XmlToken {
  kind: 'open' | 'close' | 'text'
  /** Without its prefix. Empty for a text. */
  name: string
  /** As they are written, for `attributesOf`. */
  attributes: string
  text: string
}

// A tag ends before the next `<`, so that no tag is searched for in the rest of the file. A name ends
// where it ends, and an attribute without a value matches too: so a long one takes no longer.
const TAG =
  /<(\/?)(?:[^\s<>/:"']+:)?([^\s<>/:"']+)(?=[\s/>])([^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*)>/y
const ATTRIBUTE = /(?:[^\s=:"']{1,200}:)?([^\s=:"']{1,200})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The tags and texts of a part of a workbook, in order. It knows as much of XML as programs write
 * there, and resolves only the five entities of XML itself. An empty element opens and closes.
 * @throws Error if the part is cut
 */
export function* readXml(xml: string): Generator<XmlToken, void> {
  let [at, depth] = [0, 0]
  const token = (kind: XmlToken['kind'], name: string, attributes = '', text = ''): XmlToken => ({
    kind,
    name,
    attributes,
    text,
  })
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    const text = xml.slice(at, start === -1 ? xml.length : start)
    if (text !== '' && depth > 0) yield token('text', '', '', withoutEntities(text))
    if (start === -1) break
    const literal = readLiteral(xml, start)
    if (literal) {
      if (literal.text !== '') yield token('text', '', '', literal.text)
      at = literal.end
      continue
    }
    TAG.lastIndex = start
    const [tag, slash, name, attributes] = TAG.exec(xml) ?? []
    at = start + (tag?.length ?? 1)
    if (tag === undefined) continue
    const isEmpty = attributes!.endsWith('/')
    if (slash === '') {
      depth += 1
      yield token('open', name!, attributes)
    }
    if (slash !== '' || isEmpty) {
      depth -= 1
      yield token('close', name!)
    }
  }
  if (depth > 0) throw new Error('The XML is cut.')
}

/** What begins with `<` and is not a tag: comments, CDATA, declarations. Its text counts in CDATA. */
function readLiteral(xml: string, start: number): { text: string; end: number } | undefined {
  const endAt = (mark: string, from = start) => {
    const end = xml.indexOf(mark, from)
    return end === -1 ? xml.length : end + mark.length
  }
  if (xml.startsWith('<!--', start)) return { text: '', end: endAt('-->') }
  if (xml.startsWith('<![CDATA[', start)) {
    const end = endAt(']]>')
    return { text: xml.slice(start + 9, end - 3), end }
  }
  const sign = xml.charAt(start + 1)
  if (sign === '?') return { text: '', end: endAt('?>') }
  if (sign !== '!') return undefined
  // A document type can have declarations in brackets.
  const end = endAt('>')
  return { text: '', end: xml.slice(start, end).includes('[') ? endAt(']>') : end }
}

/** The attributes of a tag by their names without prefixes. */
export function attributesOf({ attributes }: XmlToken): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {}
  for (const [, name, double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single
    if (value !== undefined) found[name!] = withoutEntities(value)
  }
  return found
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase() as keyof typeof NAMED]
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    },
  )
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on'
}
