import { Parser } from 'htmlparser2'
import type { Budget } from '@pathshala/tables/budget'
import type { Block } from './blocks.ts'

const SILENT = /^(?:script|style|head|title|template)$/
const BLOCK = /^(?:p|div|h[1-6]|[uo]l|li|blockquote|pre|section|article|hr|d[td]|center|tr|table)$/
/** HTML with a larger span is broken. */
const MAX_SPAN = 50
/** Steps of the budget for a cell. */
const COST = 20

/** The paragraphs and tables of HTML, as a browser shows them. A table in a cell becomes its words. */
export function htmlBlocks(
  html: string,
  budget: Budget,
  onHidden: (text: string) => void,
): Block[] {
  const blocks: Block[] = []
  /** The number of the last entry of each open list; undefined for a list with bullets. */
  const lists: (number | undefined)[] = []
  let [text, mark, silentDepth, hiddenDepth, tableDepth] = ['', '', 0, 0, 0]
  let rows: string[][] = []
  const isInCell = () => tableDepth > 0 && rows.length > 0 && rows.at(-1)!.length > 0
  const add = (words: string) => {
    if (isInCell()) rows.at(-1)!.push(rows.at(-1)!.pop()! + words)
    else text += words
  }
  const end = () => {
    const words = text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .join('\n')
      .trim()
    if (words) blocks.push({ text: mark + words, isListed: mark !== '' })
    ;[text, mark] = ['', '']
  }
  const boundary = () => (isInCell() ? add(' ') : end())
  const open = (name: string, attributes: Record<string, string>) => {
    if (BLOCK.test(name)) boundary()
    if (name === 'br') add('\n')
    else if (name === 'table') tableDepth += 1
    else if (name === 'tr' && tableDepth === 1) rows.push([])
    else if (/^t[dh]$/.test(name) && tableDepth === 1) {
      const span = Math.min(MAX_SPAN, Math.max(1, Number(attributes['colspan']) || 1))
      for (let empty = 1; empty < span; empty += 1) rows.at(-1)?.push('')
      rows.at(-1)?.push('')
    } else if (/^[uo]l$/.test(name)) lists.push(name === 'ol' ? 0 : undefined)
    else if (name === 'li' && !isInCell()) {
      const last = lists.pop()
      lists.push(last === undefined ? last : last + 1)
      mark = last === undefined ? '• ' : `${last + 1}. `
    }
  }
  const close = (name: string) => {
    if (BLOCK.test(name)) boundary()
    if (/^[uo]l$/.test(name)) lists.pop()
    if (name !== 'table' || tableDepth === 0) return
    tableDepth -= 1
    if (tableDepth > 0) return
    const width = Math.max(0, ...rows.map(({ length }) => length))
    budget.spend(COST * width * rows.length)
    const filled = rows.map((row) =>
      Array.from({ length: width }, (_, at) => (row[at] ?? '').replace(/\s+/g, ' ').trim()),
    )
    if (width > 0) blocks.push({ rows: filled })
    rows = []
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden = 'hidden' in attributes || /display:\s*none/i.test(attributes['style'] ?? '')
      if (silentDepth > 0 || SILENT.test(name)) silentDepth += 1
      else if (hiddenDepth > 0 || isHidden) hiddenDepth += 1
      else open(name, attributes)
    },
    ontext(value) {
      // Rules of style and scripts are no words.
      if (silentDepth > 0) return
      if (hiddenDepth === 0) add(value.replace(/\s+/g, ' '))
      else onHidden(value)
    },
    onclosetag(name) {
      if (silentDepth > 0) silentDepth -= 1
      else if (hiddenDepth > 0) hiddenDepth -= 1
      else close(name)
    },
  })
  parser.end(html)
  end()
  return blocks
}
