import { type Doubt, MAX_TEXT } from '../features/documents/table.ts'
import { cleanLine } from '@pathshala/bengali/clean-text'
import { writeRow } from '@pathshala/tables/markdown-table'
import type { Line, ReadPage, Table, Word } from './lines.ts'

/** Lines further apart than this many line heights begin a new paragraph. */
const PARAGRAPH_GAP = 0.9
/** A line that ends this share of the column before its edge does not flow into the next. */
const RAGGED_SHARE = 0.15
/** Words further apart than this many line heights are in different columns. */
const COLUMN_GAP = 1.5
/** The share of the page's width from which a table parts its page. */
const WIDE_SHARE = 0.8
/** More rows with lines beside each other are columns. */
const MAX_SHARED_ROWS = 2
/** `১.` `(ক)` `3)` `•` begin an entry of a list. */
const LIST_MARK = /^(?:[•▪●◦*–✓☑☐➢❖-]\s|\(?[\d০-৯ivxক-হa-z]{1,3}[.)।]\s)/u

export interface PageOfLines extends Pick<ReadPage, 'lines' | 'tables'> {
  /** In the unit of the lines' boxes. */
  width: number
  height: number
}

/**
 * Plain text, with the lines of each paragraph joined by blanks. Short lines that belong together,
 * such as a signature, stay lines. A blank line separates paragraphs. A table is in Markdown.
 */
export function textOf(pages: PageOfLines[]): { text: string; doubts: Doubt[] } {
  let text = ''
  const doubts: Doubt[] = []
  pages.forEach((page, index) => {
    const edge = Math.max(...page.lines.map(({ box }) => box.right))
    const start = Math.min(...page.lines.map(({ box }) => box.left))
    const write = (words: Word[], clean = cleanLine) => {
      words.forEach((word, position) => {
        if (position > 0) text += ' '
        const from = text.length
        // Files have characters that are not allowed in a typed text.
        text += clean(word.text)
        if (word.isDoubtful) {
          doubts.push({ from, to: text.length, page: index, box: thousandths(word.box, page) })
        }
      })
    }
    let before: Line | undefined
    for (const part of partsOf(page)) {
      if ('rows' in part) {
        text += text && '\n\n'
        part.rows.forEach((row, number) => {
          if (number > 0) text += '\n'
          for (const words of row) {
            text += '| '
            write(words, cleanCell)
            text += words.length > 0 ? ' ' : ''
          }
          text += '|'
          if (number > 0) return
          text += `\n${writeRow(alignmentsOf(part.rows.map((cells) => cells.map(textOfWords))))}`
        })
        before = undefined
      } else {
        const separator = before ? separatorOf(before, part, edge, edge - start) : '\n\n'
        text += text && separator
        write(part.words)
        before = part
      }
    }
  })
  return cut(text, doubts)
}

/** The lines and tables of a page in the order of reading. */
function partsOf({ lines, tables }: Pick<PageOfLines, 'lines' | 'tables'>): (Line | Table)[] {
  const parts: (Line | Table)[] = aroundTables(lines, tables)
  for (const table of tables) {
    const after = parts.findIndex(({ box }) => box.top >= table.box.top)
    parts.splice(after === -1 ? parts.length : after, 0, table)
  }
  return parts
}

/**
 * Recognition can give lines of a letterhead after the table below it. A table that is as wide as
 * its page parts the lines above it from those below it. Between two tables, lines that are not in
 * columns are read from top to bottom.
 */
function aroundTables(lines: Line[], tables: Table[]): Line[] {
  const left = Math.min(...[...lines, ...tables].map(({ box }) => box.left))
  const right = Math.max(...[...lines, ...tables].map(({ box }) => box.right))
  const isWide = ({ box }: Table) => box.right - box.left >= WIDE_SHARE * (right - left)
  const ends = tables.filter(isWide).map(({ box }) => middleOf(box))
  if (ends.length === 0) return lines
  const tablesAbove = ({ box }: Line) => ends.filter((end) => end < middleOf(box)).length
  return [...Map.groupBy(lines, tablesAbove)]
    .toSorted(([above], [others]) => above - others)
    .flatMap(([, group]) => (isInColumns(group) ? group : topToBottom(group)))
}

/** A letterhead has its number and its date in one row. */
function isInColumns(lines: Line[]): boolean {
  const rows = rowsOfLines(lines)
  return rows.filter((row) => row.length > 1).length > MAX_SHARED_ROWS
}

function topToBottom(lines: Line[]): Line[] {
  return rowsOfLines(lines).flatMap((row) => row.toSorted((a, b) => a.box.left - b.box.left))
}

/** Lines beside each other are one row. */
function rowsOfLines(lines: Line[]): Line[][] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const row = rows.at(-1)
    if (row && middleOf(line.box) < row[0]!.box.bottom) row.push(line)
    else rows.push([line])
  }
  return rows
}

function middleOf({ top, bottom }: Line['box']): number {
  return (top + bottom) / 2
}

/** The alignments of a table's columns, the first row being its head. Numbers end at the same edge. */
export function alignmentsOf(rows: string[][]): string[] {
  return rows[0]!.map((_, column) => {
    const texts = rows.slice(1).map((row) => row[column]!)
    return texts.some(Boolean) && texts.every((text) => !text || isNumber(text)) ? '---:' : '---'
  })
}

export function textOfWords(words: Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Whether a cell has a number, such as ৪.০৭, ১,০০০ or ৯৮.৩%. */
export function isNumber(text: string): boolean {
  return /^[+-]?\p{Nd}[\p{Nd}.,:]*%?$/u.test(text)
}

/** A vertical bar would end the cell. */
export function cleanCell(text: string): string {
  return cleanLine(text).replaceAll('|', '/')
}

function separatorOf(before: Line, line: Line, edge: number, columnWidth: number): string {
  const height = Math.max(before.box.bottom - before.box.top, line.box.bottom - line.box.top)
  const gap = line.box.top - before.box.bottom
  // A line above the previous line begins another column.
  if (gap > PARAGRAPH_GAP * height || gap < -2 * height) return '\n\n'
  const isFull =
    !isRow(before) &&
    before.box.right >= edge - RAGGED_SHARE * columnWidth &&
    before.box.right - before.box.left > columnWidth / 2
  return isFull && !LIST_MARK.test(textOfWords(line.words)) ? ' ' : '\n'
}

/** Whether the words of a line are in columns. */
export function isRow({ words, box }: Line): boolean {
  const gap = COLUMN_GAP * (box.bottom - box.top)
  return words.some((word, index) => index > 0 && word.box.left - words[index - 1]!.box.right > gap)
}

function thousandths(box: Line['box'], { width, height }: PageOfLines): Doubt['box'] {
  const part = (value: number, whole: number) =>
    Math.min(1000, Math.max(0, Math.round((1000 * value) / whole)))
  const [x, y] = [part(box.left, width), part(box.top, height)]
  return [x, y, part(box.right, width) - x, part(box.bottom, height) - y]
}

/** Cuts a text that is too long. The cut comes after a word. */
export function cut(text: string, doubts: Doubt[] = []): { text: string; doubts: Doubt[] } {
  if (text.length <= MAX_TEXT) return { text, doubts }
  const words = text
    .slice(0, MAX_TEXT + 1)
    .replace(/\S*$/, '')
    .trimEnd()
  const short = words || text.slice(0, MAX_TEXT)
  return { text: short, doubts: doubts.filter(({ to }) => to <= short.length) }
}
