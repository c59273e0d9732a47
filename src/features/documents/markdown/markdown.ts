import type { List, Nodes, Root } from 'mdast'
import { escapeHtml } from '../../../base/xml.ts'
import { webAddress } from '../../../base/web-address.ts'
import { linkedHtml } from '../../../pages/parts/links-in-text.ts'
import { type Language, languageOfText, langOf } from '../../../words/language.ts'
import { withBengaliLists } from './counted-lines.ts'
import { escapeStray } from './escape-stray.ts'
import { parseMarkdown } from './parse.ts'
import { element, listedHtml } from './plain-html.ts'
import { isPlain, segmentsOf } from './segments.ts'
import { tableHtml, type TextTables } from './table-html.ts'

/** Nodes at a greater depth are shown as their text. */
const MAX_DEPTH = 20
const HEADINGS = ['h2', 'h3', 'h4'] as const
/** The elements of nodes that need no more. */
const ELEMENTS = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
} as const

/** What a node needs of the text around it. */
interface Source {
  markdown: string
  /** The levels of headings that the whole text uses, the highest first. */
  levels: number[]
  /** The language of the whole text. */
  language: Language | undefined
  tables: TextTables | undefined
  isInLink?: boolean
}

/**
 * The HTML of a text in Markdown: headings, paragraphs, lists, bold, emphasis, struck words, links,
 * tables, quotes and rules; everything else as it is written. A line end is a line break. Addresses
 * and telephone numbers are links. A block in another language than the whole text says so.
 *
 * It comes in parts, some of them empty: between two, the event loop can serve other visitors.
 */
export function* markdownHtml(text: string, tables?: TextTables): Generator<string, void> {
  const language = languageOfText(text)
  const segments: { markdown: string; root?: Root }[] = []
  for (const segment of segmentsOf(withBengaliLists(text))) {
    const isShownAsWritten = isPlain(segment)
    const markdown = isShownAsWritten ? segment : escapeStray(segment)
    segments.push(isShownAsWritten ? { markdown } : { markdown, root: parseMarkdown(markdown) })
    yield ''
  }
  const levels = levelsOf(segments.flatMap(({ root }) => root?.children ?? []))
  for (const { markdown, root } of segments) {
    const source = { markdown, levels, language, tables }
    yield root
      ? root.children.map((node) => nodeHtml(node, source, 1)).join('')
      : listedHtml(markdown, language)
  }
}

function nodeHtml(node: Nodes, source: Source, depth: number): string {
  if (depth > MAX_DEPTH) return linesHtml(textOf(node), source)
  const lang = depth === 1 ? langOf(textOf(node), source.language) : undefined
  switch (node.type) {
    case 'text':
      return linesHtml(node.value, source)
    case 'break':
      return '<br/>'
    case 'thematicBreak':
      return '<hr/>'
    case 'heading': {
      const html = childrenHtml(node, source, depth)
      // A heading in a list or a quote is not part of the outline.
      if (depth > 1) return `<p><strong>${html}</strong></p>`
      return element(HEADINGS[Math.min(source.levels.indexOf(node.depth), 2)]!, html, { lang })
    }
    case 'paragraph':
    case 'blockquote':
    case 'strong':
    case 'emphasis':
    case 'delete':
      return element(ELEMENTS[node.type], childrenHtml(node, source, depth), { lang })
    case 'link': {
      const html = childrenHtml(node, { ...source, isInLink: true }, depth)
      const href = linkTarget(node.url)
      // A link whose address is not accepted stays as it is written.
      return href === undefined
        ? `[${html}](${escapeHtml(node.url)})`
        : element('a', html, { href })
    }
    case 'list':
      return listHtml(node, source, depth)
    case 'table': {
      const rows = node.children.map((row) =>
        row.children.map((cell) => ({
          text: textOf(cell),
          html: childrenHtml(cell, source, depth + 2),
        })),
      )
      const isNumber = (node.align ?? []).map((side) => side === 'right')
      return tableHtml(rows, isNumber, source.language, source.tables)
    }
    default:
      return linesHtml(textOf(node), source)
  }
}

function childrenHtml({ children }: { children: Nodes[] }, source: Source, depth: number): string {
  return children.map((node) => nodeHtml(node, source, depth + 1)).join('')
}

/** A link cannot contain another link. */
function linesHtml(text: string, { isInLink = false }: Source): string {
  return text
    .split('\n')
    .map(isInLink ? escapeHtml : linkedHtml)
    .join('<br/>')
}

/**
 * The address of a link: a web page, a page of this site, an e-mail address or a telephone number.
 * Undefined for every other address, such as `javascript:`.
 */
function linkTarget(written: string): string | undefined {
  if (/^(?:mailto|tel):\S+$/i.test(written)) return written
  // Browsers take `//host` and `/\host` for another site.
  if (/^\/(?:[^/\\\s]\S*)?$/.test(written)) return written
  return webAddress(written)
}

function listHtml(list: List, source: Source, depth: number): string {
  let last = 0
  const entries = list.children.map((entry) => {
    const html = entry.children.map((node) =>
      node.type === 'paragraph' && !list.spread
        ? childrenHtml(node, source, depth + 2)
        : nodeHtml(node, source, depth + 2),
    )
    // The numbers as written. Markdown would count on, but the numbers of a law can have gaps.
    const number = Number.parseInt(source.markdown.slice(entry.position!.start.offset), 10)
    const isNext = number === last + 1
    last = number
    return element('li', html.join(''), {
      value: list.ordered && !isNext ? number : undefined,
      lang: depth === 1 ? langOf(textOf(entry), source.language) : undefined,
    })
  })
  return element(list.ordered ? 'ol' : 'ul', entries.join(''))
}

function levelsOf(nodes: Nodes[]): number[] {
  const used = nodes.map((node) => (node.type === 'heading' ? node.depth : 0))
  return [1, 2, 3, 4, 5, 6].filter((level) => used.includes(level as (typeof used)[number]))
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join(' ') : ''
}
