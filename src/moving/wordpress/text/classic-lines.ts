import type { ElementContent, Parents } from 'hast'
import { BLOCKS, element, isElement, isNamed } from './elements.ts'

/** Elements whose lines are text. In all others, such as tables, line ends mean nothing. */
const HOLDS_LINES = new Set(
  'address article aside blockquote body center div fieldset figure footer header main section'.split(
    ' ',
  ),
)
const HOLDS_ONE_PARAGRAPH = new Set('dd dt figcaption h1 h2 h3 h4 h5 h6 li p td th'.split(' '))

/**
 * A post that was written before WordPress had blocks has no paragraphs: an empty line separates
 * them, and a line end is a line break.
 */
export function markClassicLines(node: Parents): void {
  const isFlow = node.type === 'root' || (node.type === 'element' && HOLDS_LINES.has(node.tagName))
  const isSingle = node.type === 'element' && HOLDS_ONE_PARAGRAPH.has(node.tagName)
  for (const child of node.children) {
    if (isElement(child) && child.tagName !== 'pre') markClassicLines(child)
  }
  if (!isFlow && !isSingle) {
    const isInline = node.type === 'element' && !BLOCKS.has(node.tagName)
    if (isInline) node.children = node.children.flatMap((child) => breakLines(child))
    return
  }
  const children: ElementContent[] = []
  let words: ElementContent[] = []
  const endWords = () => {
    const paragraphs = paragraphsOf(words)
    words = []
    if (isFlow || paragraphs.length > 1) {
      children.push(...paragraphs.map((paragraph) => element('p', {}, paragraph)))
    } else children.push(...paragraphs.flat())
  }
  for (const child of node.children as ElementContent[]) {
    if (isElement(child) && (BLOCKS.has(child.tagName) || child.tagName === 'iframe')) {
      endWords()
      children.push(child)
    } else if (child.type !== 'comment') words.push(child)
  }
  endWords()
  node.children = children
}

/** Splits words at empty lines; an element stays whole. */
function paragraphsOf(words: ElementContent[]): ElementContent[][] {
  const paragraphs: ElementContent[][] = [[]]
  for (const node of words) {
    if (node.type !== 'text') {
      paragraphs.at(-1)!.push(node)
      continue
    }
    for (const [index, value] of node.value.split(/\n[^\S\n]*\n\s*/).entries()) {
      if (index > 0) paragraphs.push([])
      if (value !== '') paragraphs.at(-1)!.push({ type: 'text', value })
    }
  }
  return paragraphs.map(breakParagraph).filter((paragraph) => paragraph.length > 0)
}

function breakParagraph(nodes: ElementContent[]): ElementContent[] {
  const broken = nodes.flatMap((node, index) => {
    if (node.type !== 'text') return [node]
    // A line end after a written break, or at the edge of the paragraph, adds nothing.
    const afterBreak = index === 0 || isNamed(nodes[index - 1], 'br')
    const atEnd = index === nodes.length - 1
    const start = afterBreak ? node.value.replace(/^\s*\n/, '') : node.value
    return breakLines({ type: 'text', value: atEnd ? start.replace(/\n\s*$/, '') : start })
  })
  const isEmpty = broken.every((node) => node.type === 'text' && node.value.trim() === '')
  return isEmpty ? [] : broken
}

function breakLines(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || !node.value.includes('\n')) return [node]
  return node.value
    .split(/[^\S\n]*\n[^\S\n]*/)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [element('br', {}, [])] : []),
      { type: 'text', value },
    ])
}
