import { DomUtils, parseDocument } from 'htmlparser2'

export type Tree = ReturnType<typeof parseDocument>
type Node = Tree['children'][number]
export type Element = Extract<Node, { attribs: object }>
type Part = Tree | Element

export const parseHtml = (html: string): Tree => parseDocument(html)

/** All elements with this name and these attributes, in the order of the page. */
export function all(
  part: Part,
  name: string,
  attributes: Record<string, string | RegExp> = {},
): Element[] {
  return DomUtils.findAll(
    (element) =>
      element.name === name &&
      Object.entries(attributes).every(([key, expected]) => {
        const value = element.attribs[key]
        if (value === undefined) return false
        return typeof expected === 'string' ? value === expected : expected.test(value)
      }),
    part.children,
  )
}

/** The only one. */
export function only(part: Part, name: string, attributes: Record<string, string | RegExp> = {}) {
  const found = all(part, name, attributes)
  if (found.length !== 1) {
    throw new Error(`${found.length} × <${name}> ${JSON.stringify(attributes)}, expected one`)
  }
  return found[0]!
}

const WITHIN_LINE = /^(a|abbr|b|bdi|em|i|small|span|strong|time|wbr)$/

/** Its words, without scripts and styles. */
export function textOf(part: Part): string {
  return wordsOf(part).replace(/\s+/g, ' ').trim()
}

function wordsOf(node: Node | Tree): string {
  if ('data' in node) return DomUtils.textContent(node)
  if (!('children' in node) || ('name' in node && /^(script|style)$/.test(node.name))) return ''
  const words = node.children.map(wordsOf).join('')
  return 'name' in node && WITHIN_LINE.test(node.name) ? words : ` ${words} `
}

export function linksOf(part: Part): string[] {
  return all(part, 'a').flatMap(({ attribs }) => attribs['href'] ?? [])
}

/** The part of the page below this address' link: its nearest section. */
export function sectionAround(part: Part, href: string): Element {
  const [link] = all(part, 'a', { href })
  for (let at: Node | Tree | null = link ?? null; at; at = at.parent) {
    if ('name' in at && at.name === 'section') return at
  }
  throw new Error(`No section with a link to ${href}`)
}

/** Each row as the words of its cells. */
export function rowsOf(table: Part): string[][] {
  return all(table, 'tr').map((row) =>
    row.children
      .filter((cell): cell is Element => 'name' in cell && /^t[hd]$/.test(cell.name))
      .map(textOf),
  )
}
