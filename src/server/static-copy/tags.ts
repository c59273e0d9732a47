/** The start tag of an element, as React writes it. */
export interface Tag {
  name: string
  attributes: Map<string, string>
}

interface PageChanges {
  /** The element leaves the page with everything in it. */
  isLeftOut(tag: Tag): boolean
  /** Changes the tag's attributes. */
  changeTag(tag: Tag): void
  changeStyle(css: string): string
}

/** Elements without an end tag, in HTML and in the SVG of our pages. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi
const ATTRIBUTE = /([^\s="/]+)(?:="([^"]*)")?/g

/**
 * Changes a page that our own software rendered: every attribute has quotation marks, and every
 * element that is not empty by its name has an end tag.
 */
export function changeTags(html: string, changes: PageChanges): string {
  let changed = ''
  let from = 0
  /** How many elements are open inside the one that is left out. */
  let depth = 0
  for (const match of html.matchAll(TOKEN)) {
    const [whole, rawName, rawAttributes, raw, slash, name, attributes] = match
    if (depth === 0) changed += html.slice(from, match.index)
    from = match.index + whole.length
    if (rawName !== undefined) {
      if (depth === 0) changed += changeRaw(parseTag(rawName, rawAttributes!), raw!, changes)
    } else if (name === undefined) {
      if (depth === 0) changed += whole
    } else {
      const isEmpty = VOID.has(name.toLowerCase()) || attributes!.endsWith('/')
      if (depth > 0) {
        if (!isEmpty) depth += slash ? -1 : 1
      } else if (slash) {
        changed += whole
      } else {
        const tag = parseTag(name, attributes!)
        if (!changes.isLeftOut(tag)) changed += changeStart(tag, attributes!.endsWith('/'), changes)
        else if (!isEmpty) depth = 1
      }
    }
  }
  return changed + html.slice(from)
}

function changeRaw(tag: Tag, raw: string, changes: PageChanges): string {
  if (changes.isLeftOut(tag)) return ''
  const text = tag.name === 'style' ? changes.changeStyle(raw) : raw
  return `${changeStart(tag, false, changes)}${text}</${tag.name}>`
}

function changeStart(tag: Tag, isClosed: boolean, changes: PageChanges): string {
  changes.changeTag(tag)
  const attributes = [...tag.attributes].map(([name, value]) => ` ${name}="${encode(value)}"`)
  return `<${tag.name}${attributes.join('')}${isClosed ? '/' : ''}>`
}

function parseTag(name: string, attributes: string): Tag {
  const pairs = [...attributes.matchAll(ATTRIBUTE)]
  return { name, attributes: new Map(pairs.map(([, key, value = '']) => [key!, decode(value)])) }
}

const REFERENCES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(value: string): string {
  return value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => REFERENCES[reference]!)
}

function encode(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
