import { linesOf, parseCopied, rowsOf } from '../../../../tables/copied-html.ts'
import { toMarkdown, trimRows } from './markdown-table.ts'

const BLOCK = /^(?:ADDRESS|BLOCKQUOTE|DIV|DL|FIGURE|FORM|H[1-6]|HR|P|PRE|SECTION|TABLE)$/

/**
 * The pasted content as Markdown, with the paragraphs around its tables. Undefined if it has no table.
 * Word and Excel give HTML; other programs give lines with tabs.
 */
export function readPaste(data: DataTransfer): string | undefined {
  return readHtml(data.getData('text/html')) ?? readTabs(data.getData('text/plain'))
}

function readHtml(html: string): string | undefined {
  if (!/<table/i.test(html)) return undefined
  const body = parseCopied(html)
  if (!Array.from(body.querySelectorAll('table')).some(tableIn)) return undefined
  return blocksIn(body).join('\n\n')
}

function readTabs(text: string): string | undefined {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd().split('\n')
  const isRow = (line: string) => line.trim().includes('\t')
  const parts: string[][] = []
  for (const line of lines) {
    const part = parts[parts.length - 1]
    if (part && isRow(part[0]!) === isRow(line)) part.push(line)
    else parts.push([line])
  }
  const isTable = (part: string[]) => part.length > 1 && isRow(part[0]!)
  if (!parts.some(isTable)) return undefined
  return parts
    .map((part) =>
      isTable(part)
        ? toMarkdown(trimRows(part.map((line) => line.split('\t'))))
        : part.join('\n').trim(),
    )
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Undefined for a table that only arranges a page. */
function tableIn(element: Element): string | undefined {
  if (!(element instanceof HTMLTableElement) || element.querySelector('table')) return undefined
  const rows = trimRows(rowsOf(element, { lineEnd: ' ', stretched: 'first' }))
  return rows.flat().length > 1 ? toMarkdown(rows) : undefined
}

/** The tables, and the paragraphs between them. */
function blocksIn(parent: Element): string[] {
  const blocks: string[] = []
  let line = ''
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') blocks.push(text)
    line = ''
  }
  for (const node of Array.from(parent.childNodes)) {
    if (node instanceof Text) line += node.data
    if (!(node instanceof Element)) continue
    const block = blockOf(node)
    if (!block) line += node.textContent
    else {
      endLine()
      blocks.push(...block)
    }
  }
  endLine()
  return blocks
}

/** Undefined for an element that is a part of a line. */
function blockOf(element: Element): string[] | undefined {
  const table = tableIn(element)
  if (table) return [table]
  if (element.querySelector('table')) return blocksIn(element)
  if (/^[OU]L$/.test(element.tagName)) return [listOf(element)]
  if (element.tagName === 'BR') return []
  if (!BLOCK.test(element.tagName)) return undefined
  const lines = linesOf(element)
  return lines.length > 0 ? [lines.join('\n')] : []
}

function listOf(list: Element): string {
  const signOf = (index: number) => (list.tagName === 'OL' ? `${index + 1}.` : '-')
  return Array.from(list.children, (entry, index) =>
    [signOf(index), ...linesOf(entry)].join(' '),
  ).join('\n')
}
