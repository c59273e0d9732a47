import { writeTable } from '@pathshala/tables/markdown-table'
import type { Nodes, Paragraph, Parents, PhrasingContent, Root, Table } from 'mdast'

/** Text with the same marks. A line end in it is a line break. */
interface Run {
  text: string
  isStrong: boolean
  isEmphasis: boolean
  isStruck: boolean
  url?: string | undefined
}

type Marks = Omit<Run, 'text'>
type List = Extract<Nodes, { type: 'list' }>
type ListItem = Extract<Nodes, { type: 'listItem' }>

const NO_MARKS: Marks = { isStrong: false, isEmphasis: false, isStruck: false }
/** Entries of deeper lists become entries of this depth. */
const MAX_DEPTH = 5
/** A longer quote would be too dense to show. */
const MAX_QUOTED_LINES = 100
/** A longer table is split, so that it is not too dense to show. */
const MAX_CELLS = 1000

/**
 * A tree as a text in the Markdown of documents. The usual writer escapes with character references
 * and backslashes at line ends, which our documents show as they are written.
 */
export function writeMarkdown(root: Root): string {
  return writeBlocks(root.children, 0)
}

function writeBlocks(nodes: Nodes[], depth: number): string {
  const written: { type: string; markdown: string }[] = []
  let lastList: List | undefined
  let isAlternate = false
  for (const node of groupPhrasing(nodes)) {
    const isSameList = node.type === 'list' && lastList?.ordered === node.ordered
    isAlternate = isSameList && !isAlternate
    const markdown = writeBlock(node, depth, isAlternate)
    if (markdown === '') continue
    lastList = node.type === 'list' ? node : undefined
    written.push({ type: node.type, markdown })
  }
  return written
    .map(({ type, markdown }, index) => {
      const isInItem = depth > 0 && type === 'list' && written[index - 1]?.type === 'paragraph'
      return index === 0 ? markdown : (isInItem ? '\n' : '\n\n') + markdown
    })
    .join('')
}

/** Words directly in a block become a paragraph. */
function groupPhrasing(nodes: Nodes[]): Nodes[] {
  const grouped: Nodes[] = []
  let paragraph: Paragraph | undefined
  for (const node of nodes) {
    if (!isPhrasing(node)) {
      grouped.push(node)
      paragraph = undefined
    } else if (paragraph) paragraph.children.push(node)
    else grouped.push((paragraph = { type: 'paragraph', children: [node] }))
  }
  return grouped
}

function isPhrasing(node: Nodes): node is PhrasingContent {
  return ['text', 'strong', 'emphasis', 'link', 'break', 'inlineCode', 'delete'].includes(node.type)
}

function writeBlock(node: Nodes, depth: number, isAlternate: boolean): string {
  switch (node.type) {
    case 'paragraph':
      return writeLines(runsOf(node))
    case 'heading': {
      const plain = runsOf(node).map((run) => ({
        ...run,
        isStrong: false,
        text: oneLine(run.text),
      }))
      const line = writeRuns(plain).trim()
      if (depth > 0) return writeLines(plain)
      return line && `${'#'.repeat(node.depth)} ${line.replace(/#(?=#*$)/g, '\\#')}`
    }
    case 'thematicBreak':
      return '---'
    case 'code':
      return writeLines([{ ...NO_MARKS, text: node.value }])
    case 'blockquote':
      return writeQuote(node, depth)
    case 'list':
      return writeList(node, depth, isAlternate)
    case 'table':
      return tableText(node, depth)
    case 'html':
    case 'image':
      return ''
    default:
      return 'children' in node ? writeBlocks(node.children, depth) : ''
  }
}

function writeQuote(node: Parents, depth: number): string {
  const inner = writeBlocks(node.children, depth)
  const isPlain = node.children.every(({ type }) => type === 'paragraph')
  const lines = inner.split('\n')
  if (!isPlain || depth > 0 || inner === '' || lines.length > MAX_QUOTED_LINES) return inner
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
}

function writeList(list: List, depth: number, isAlternate: boolean): string {
  let number = list.start ?? 1
  const sign = list.ordered ? (isAlternate ? ')' : '.') : isAlternate ? '*' : '-'
  const entries: string[] = []
  for (const item of entriesOf(list, depth)) {
    const text = writeBlocks(item.children, depth + 1)
    if (text === '') continue
    const marker = list.ordered ? `${number++}${sign} ` : `${sign} `
    const indent = ' '.repeat(marker.length)
    entries.push(marker + text.replace(/\n(?!\n|$)/g, `\n${indent}`))
  }
  return entries.join('\n')
}

/** An entry that begins with a list becomes the entries of that list: `- - ক` is easily misread. */
function entriesOf(list: List, depth: number): ListItem[] {
  return list.children.flatMap((item): ListItem[] => {
    const inner = item.children.filter(
      (child): child is List =>
        child.type === 'list' && (depth >= MAX_DEPTH || child === item.children[0]),
    )
    if (inner.length === 0) return [item]
    const rest = item.children.filter((child) => !inner.includes(child as List))
    const entries = inner.flatMap((one) => entriesOf(one, depth))
    return rest.length > 0 ? [{ ...item, children: rest }, ...entries] : entries
  })
}

function tableText(table: Table, depth: number): string {
  const rows = table.children
    .map((row) => row.children.map((cell) => writeCell(cell.children)))
    .filter((row) => row.some((cell) => cell !== ''))
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const [first, ...body] = rows
  if (!first) return ''
  // A frame in the form of a table.
  if (columns === 1) {
    const cells = table.children.flatMap((row) => row.children)
    return cells
      .map((cell) => writeBlocks(cell.children, depth))
      .filter(Boolean)
      .join('\n\n')
  }
  const alignments = Array.from({ length: columns }, (_, index) =>
    table.align?.[index] === 'right' ? '---:' : '---',
  )
  const head = alignments.map((_, index) => first[index] ?? '')
  const rowsAtOnce = Math.max(1, Math.floor(MAX_CELLS / columns))
  const parts: string[] = []
  for (let from = 0; from === 0 || from < body.length; from += rowsAtOnce) {
    parts.push(writeTable([head, ...body.slice(from, from + rowsAtOnce)], alignments))
  }
  return parts.join('\n\n')
}

/** A cell has one line, so its paragraphs and entries follow each other. */
function writeCell(nodes: Nodes[]): string {
  const runs = nodes.flatMap((node) => runsOfNode(node, NO_MARKS))
  return oneLine(writeRuns(merge(runs.map((run) => ({ ...run, text: oneLine(run.text) })))))
    .trim()
    .replaceAll('|', '\\|')
}

function blank(): Run {
  return { ...NO_MARKS, text: ' ' }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function runsOf(node: Parents): Run[] {
  return merge(node.children.flatMap((child) => runsOfNode(child, NO_MARKS)))
}

function runsOfNode(node: Nodes, marks: Marks): Run[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return [{ ...marks, text: node.value.replace(/[^\S\n]+/g, ' ') }]
    case 'break':
      return [{ ...marks, text: '\n' }]
    case 'strong':
      return childRuns(node, { ...marks, isStrong: true, isEmphasis: false })
    case 'delete':
      // Struck words have no other marks, so that neighbours are one run.
      return childRuns(node, { ...NO_MARKS, isStruck: true }).map((run) => ({
        text: run.text,
        ...NO_MARKS,
        isStruck: true,
      }))
    case 'emphasis':
      return childRuns(node, { ...marks, isEmphasis: !marks.isStrong })
    case 'link':
      // The search reads links with plain labels only.
      return childRuns(node, { ...NO_MARKS, url: node.url }).map((run) => ({
        ...run,
        isStrong: false,
        isEmphasis: false,
      }))
    case 'image':
    case 'html':
      return []
    default: {
      if (!('children' in node)) return []
      const isInline = isPhrasing(node)
      const runs = childRuns(node, marks)
      return isInline ? runs : [...runs, blank()]
    }
  }
}

function childRuns(node: Parents, marks: Marks): Run[] {
  return node.children.flatMap((child) => runsOfNode(child, marks))
}

function merge(runs: Run[]): Run[] {
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    const isSame =
      last &&
      last.isStrong === run.isStrong &&
      last.isEmphasis === run.isEmphasis &&
      last.isStruck === run.isStruck &&
      last.url === run.url
    if (isSame) last.text += run.text
    else merged.push({ ...run })
  }
  return merged
}

function writeLines(runs: Run[]): string {
  return writeRuns(runs)
    .split('\n')
    .map((line) => escapeLineStart(line.replace(/ +/g, ' ').trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
}

function writeRuns(runs: Run[]): string {
  // A mark ends at each line end, because the search reads single lines.
  const parts = runs.flatMap((run) =>
    run.text.split(/(\n)/).map((text) => ({ ...(text === '\n' ? NO_MARKS : run), text })),
  )
  let written = ''
  for (const [index, run] of parts.entries()) {
    const next = parts
      .slice(index + 1, index + 4)
      .map(({ text }) => text)
      .join('')
    const part = writeRun(run, written, parts[index + 1], next)
    // A bracket that another run has closed.
    written += written.endsWith(']') && part.startsWith('(') ? `\\${part}` : part
  }
  // Blanks to fill in stay readable; the page escapes them.
  return written.replace(/(?<![\\_])(?:\\?_){3,}/g, (signs) => signs.replaceAll('\\', ''))
}

const PUNCTUATION = /[\p{P}\p{S}]/u
const BLANK = /\s/
const LETTER = /[\p{L}\p{M}\p{N}]/u
const ENDS_IN_DIGIT = /[\d০-৯][ \t]*$/
const BEGINS_WITH_DIGIT = /^[ \t]*[\d০-৯]/

function writeRun(run: Run, before: string, nextRun: Run | undefined, after: string): string {
  const { text, url } = run
  const [, start, inner, end] = /^(\s*)(.*?)(\s*)$/s.exec(text)!
  if (inner === '') return text
  if (url !== undefined) {
    const label = escapeText(inner!.replaceAll('[', '(').replaceAll(']', ')'))
    return `${start}[${label}](${escapeUrl(url)})${end}`
  }
  const left = start ? ' ' : (Array.from(before.slice(-2)).at(-1) ?? '\n')
  const right = end ? ' ' : (Array.from(after)[0] ?? '\n')
  if (run.isStruck) return start + marked('~~', inner!, left, right) + end
  const isMarked = run.isStrong || run.isEmphasis
  // The search does not find the end of a mark that contains one of these signs.
  if (!isMarked || /[*_]/.test(inner!)) return start + escapeText(inner!, end || after) + end
  return (
    start + (run.isStrong ? marked('**', inner!, left, right) : emphasis(inner!, left, right)) + end
  )

  function emphasis(words: string, previous: string, next: string): string {
    const touches = (sign: string) => LETTER.test(sign) || /[*_]/.test(sign)
    const isProduct =
      (ENDS_IN_DIGIT.test(before + start) && BEGINS_WITH_DIGIT.test(words)) ||
      (ENDS_IN_DIGIT.test(words) && BEGINS_WITH_DIGIT.test(end + after))
    const isBesideBold = !end && nextRun?.isStrong
    const isPlain = touches(previous) || touches(next) || isProduct || isBesideBold
    return isPlain ? escapeText(words, next) : `*${escapeText(words)}*`
  }
}

/**
 * Bold or struck words. Punctuation beside a letter moves out of them, because the signs would not
 * count there.
 */
function marked(mark: '**' | '~~', words: string, before: string, after: string): string {
  let [left, outsideLeft, inside, outsideRight, right] = [before, '', words, '', after]
  const isSeparate = (sign: string) => BLANK.test(sign) || PUNCTUATION.test(sign)
  for (let moved = true; moved && inside !== '';) {
    moved = false
    const letters = Array.from(inside)
    const [first, last] = [letters[0]!, letters.at(-1)!]
    if (BLANK.test(first) || (PUNCTUATION.test(first) && !isSeparate(left))) {
      outsideLeft += first
      left = first
      inside = letters.slice(1).join('')
      moved = true
    } else if (BLANK.test(last) || (PUNCTUATION.test(last) && !isSeparate(right))) {
      outsideRight = last + outsideRight
      right = last
      inside = letters.slice(0, -1).join('')
      moved = true
    }
  }
  const isBesideSign = mark === '**' && (/[*_\\]/.test(left) || /[*_]/.test(right))
  if (inside === '' || isBesideSign) return escapeText(words, after)
  const signed = mark + escapeText(inside) + mark
  return escapeText(outsideLeft) + signed + escapeText(outsideRight, after)
}

/** Escapes only the signs that documents read as Markdown. */
function escapeText(text: string, after = '*'): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, (sign, at: number) =>
      at < text.length - 1 || !/^\s|^$/.test(after) ? '\\\\' : sign,
    )
    .replaceAll('*', '\\*')
    .replace(/~(?=~|$)|(?<=~|^)~/g, '\\~')
    .replace(/_+/g, (signs, at: number, all: string) => {
      const isInWord = LETTER.test(all[at - 1] ?? ' ') && LETTER.test(all[at + signs.length] ?? ' ')
      return isInWord ? signs : signs.replaceAll('_', '\\_')
    })
    .replace(/\]\(/g, ']\\(')
}

const RULE = /^([-_])(?: *\1){2,}$/
/** The line below the head of a table. */
const TABLE_RULE = /^[|: -]*-[|: -]*$/

function escapeLineStart(line: string): string {
  if (RULE.test(line)) return line.replace(/[-_]/g, '\\$&')
  if (TABLE_RULE.test(line)) return `\\${line}`
  return line
    .replace(/^#{1,6}(?= |$)|^>|^[-+](?= |$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
}

/** The address without signs that would end the link, or that the search does not expect in it. */
function escapeUrl(url: string): string {
  return url.replace(
    /[\s()[\]<>\\*|"]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}
