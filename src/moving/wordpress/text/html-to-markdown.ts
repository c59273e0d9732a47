import type { Element, ElementContent, Parents, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast'
import type { Root as MdastRoot, Text as MdastText } from 'mdast'
import { cleanText } from '@pathshala/bengali/clean-text'
import { isTextTooDense } from '../../../features/documents/markdown/segments.ts'
import type { OldSite } from '../old-site.ts'
import { markClassicLines } from './classic-lines.ts'
import { cleanTree } from './clean-tree.ts'
import { type Mentions, noMentions } from './mentions.ts'
import { lowered, raised } from '../../../words/raised.ts'
import { attribute, BLOCKS, isElement, textOf } from './elements.ts'
import { plainWordsOf } from './plain-words.ts'
import { expandShortcodes } from './shortcodes.ts'
import { writeMarkdown } from './write-markdown.ts'
import { fromBijoy } from '@pathshala/bengali/convert-bijoy'
import { isBijoyFont, looksLikeBijoy } from '@pathshala/bengali/bijoy'
import { repairLine } from '@pathshala/bengali/convert-bijoy'

/** More than a person writes; a tree of it would take minutes or gigabytes. */
const MAX_HTML = 1_000_000
const MAX_TAGS = 20_000
/** Shortcodes can have more reusable parts inside, also themselves. */
const MAX_REUSED = 20

interface Post {
  html: string
  /** The address of the post, for relative addresses in it. */
  base: string
  site: OldSite
  /** The contents of reusable blocks by their number. */
  reusable: ReadonlyMap<number, string>
}

interface Converted {
  text: string
  mentions: Mentions
  /** The text has lost its structure, because its HTML is too large. */
  isPlain: boolean
  /** Shortcodes of plugins, as they are written, of which nothing is in the text. */
  unknownShortcodes: string[]
}

/** Converts the content of a post to the Markdown of documents. */
export function convertPost({ html: written, base, site, reusable }: Post): Converted {
  const isClassic = !/<!--\s*wp:/.test(written)
  const { html, unknown: unknownShortcodes } = expandShortcodes(includeReusable(written, reusable))
  if (html.length <= MAX_HTML && (html.match(/<[a-z]/gi)?.length ?? 0) <= MAX_TAGS) {
    const mentions = noMentions()
    const text = withoutOverflow(() => markdownOf(html, isClassic, { base, site, mentions }))
    if (text !== undefined && !isTextTooDense(text)) {
      return { text, mentions, isPlain: false, unknownShortcodes }
    }
  }
  const mentions = noMentions()
  const plain = plainWordsOf(html, { base, site, mentions })
  const lines = plain.split('\n').map((value) => [{ type: 'text' as const, value }])
  const text = cleanText(
    lines.map((children) => writeMarkdown({ type: 'root', children })).join('\n'),
  )
  return { text, mentions, isPlain: true, unknownShortcodes }
}

/** Undefined if the tree is too deep for the stack. */
function withoutOverflow(work: () => string): string | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function markdownOf(
  html: string,
  isClassic: boolean,
  cleaning: { base: string; site: OldSite; mentions: Mentions },
): string {
  const root = fromHtml(html, { fragment: true })
  if (isClassic) markClassicLines(root)
  cleanTree(root, cleaning)
  repairBijoyTree(root)
  return cleanText(writeMarkdown(toMarkdownTree(root)))
}

function toMarkdownTree(root: Root): MdastRoot {
  const tree = toMdast(root, {
    handlers: {
      table: headedTable,
      u: words,
      mark: words,
      pre: preformatted,
      sup: (_state, node) => shifted(node, raised),
      sub: (_state, node) => shifted(node, lowered),
    },
  })
  return tree.type === 'root' ? tree : { type: 'root', children: [tree] }
}

function words(state: State, node: Element) {
  return state.all(node)
}

/** Superscript or subscript. The Markdown of documents has neither. */
function shifted(node: Element, shift: (words: string) => string): MdastText {
  return { type: 'text', value: shift(textOf(node)) }
}

/** Line ends of preformatted text are line breaks. */
function preformatted(state: State, node: Element) {
  return state
    .toFlow(state.all(node))
    .map((one) => (one.type === 'paragraph' ? one : { type: 'paragraph' as const, children: [] }))
}

/** A table without heading cells gets an empty head. Its first row becomes the head. */
function headedTable(state: State, node: Element) {
  const table = defaultHandlers.table(state, node)
  if (table?.type !== 'table') return table
  const [head, ...body] = table.children
  const isEmpty = head?.children.every(({ children }) => children.length === 0)
  return isEmpty && body.length > 0 ? { ...table, children: body } : table
}

function includeReusable(html: string, reusable: ReadonlyMap<number, string>): string {
  let left = MAX_REUSED
  const include = (text: string): string =>
    text.replace(/<!--\s*wp:block\s+(\{[^}]*\})\s*\/?-->/g, (all, written: string) => {
      const id = /"ref"\s*:\s*(\d+)/.exec(written)?.[1]
      const content = id && reusable.get(Number(id))
      if (!content || left === 0) return all
      left -= 1
      return include(content)
    })
  return include(html)
}

const BENGALI = /[\u0980-\u09FF]/

/** Converts words in a Bijoy font, and lines that were typed in Bijoy without its font. */
function repairBijoyTree(root: Parents): void {
  convertFonts(root, false)
  const lines: Text[][] = [[]]
  collectLines(root, lines)
  const texts = lines.map((line) => line.map(({ value }) => value).join(''))
  if (!texts.some(looksLikeBijoy)) return
  const isMixed = texts.some((text) => BENGALI.test(text))
  for (const [index, line] of lines.entries()) {
    if (isMixed && !looksLikeBijoy(texts[index]!)) continue
    for (const node of line) node.value = repairLine(node.value).normalize('NFC')
  }
}

function convertFonts(node: Parents, isBijoy: boolean): void {
  for (const child of node.children) {
    if (child.type === 'text') {
      if (isBijoy && !BENGALI.test(child.value)) child.value = fromBijoy(child.value)
    } else if (isElement(child)) convertFonts(child, fontOf(child) ?? isBijoy)
  }
}

/** Whether an element sets a Bijoy font; undefined if it sets no font. */
function fontOf(node: ElementContent): boolean | undefined {
  if (!isElement(node)) return undefined
  const style = /font-family\s*:\s*([^;]+)/i.exec(attribute(node, 'style'))?.[1]
  const [first] = (style ?? attribute(node, 'face')).split(',')
  const name = first!.replace(/["']|!important/g, '').trim()
  return name === '' ? undefined : isBijoyFont(name)
}

function collectLines(node: Parents, lines: Text[][]): void {
  for (const child of node.children) {
    if (child.type === 'text') lines.at(-1)!.push(child)
    else if (isElement(child)) {
      const isBreak = BLOCKS.has(child.tagName) || child.tagName === 'br'
      if (isBreak) lines.push([])
      collectLines(child, lines)
      if (isBreak) lines.push([])
    }
  }
}
