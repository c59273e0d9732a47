import type { Budget } from '../budget.ts'
import { type BijoyReading, numberInFont, textOfRuns } from './cell-runs.ts'
import { showValue } from './number-text.ts'
import { type CellStyle, PLAIN } from './styles.ts'
import { decodeEscapes, type FontRun, MAX_LETTERS, TextCollector } from './texts.ts'
import { attributesOf, isTrue, readXml, type XmlToken } from './xml.ts'

/** A cell that Excel shows. */
export interface Cell {
  /** 0 for the first column that is not hidden. */
  column: number
  /** As Excel shows it. */
  text: string
  /** Of a number or a day. */
  value?: number
  /** Its number format. */
  format?: string
}

/** A row with at least one cell that has text. */
export interface Row {
  /** 0 for the first row. */
  index: number
  cells: Cell[]
}

/** What the cells of all sheets share. */
export interface SharedParts {
  texts: FontRun[][]
  styles: CellStyle[]
  is1904: boolean
  budget: Budget
}

/** The rows and columns with text that Excel does not show; 0 for the first. */
export interface HiddenCells {
  rows: Set<number>
  columns: Set<number>
}

/** Excel has no more columns. */
const MAX_COLUMNS = 16_384
/** Steps of the budget. A letter in Bijoy takes a microsecond. */
const COST = { token: 10, letter: 25 }

/**
 * The rows of a sheet that Excel shows, without hidden columns. Filtered rows and rows of closed
 * groups are hidden rows in the file.
 */
export function* readSheet(
  xml: string,
  parts: SharedParts,
  bijoy: BijoyReading,
  hidden?: HiddenCells,
): Generator<Row, void> {
  const columns = new Columns()
  const merged = new MergedCells(xml, parts.budget)
  let showsZeros = true
  let row: (Row & { isHidden: boolean }) | undefined
  let cell: OpenCell | undefined
  let [rowIndex, column] = [-1, -1]
  for (const token of readXml(xml)) {
    parts.budget.spend(COST.token)
    const { kind, name } = token
    if (cell) {
      if (name !== 'c') cell.take(token)
      else {
        const read = cell.finish(parts, bijoy, showsZeros)
        if (read && cell.isShown) row!.cells.push(read)
        else if (read && row!.isHidden) hidden!.rows.add(row!.index)
        else if (read) hidden!.columns.add(column)
        cell = undefined
      }
    } else if (name === 'row') {
      if (row && !row.isHidden && row.cells.length > 0) yield row
      row = undefined
      if (kind === 'close') continue
      const { r } = attributesOf(token)
      rowIndex = r === undefined ? rowIndex + 1 : Number(r) - 1
      column = -1
      row = { index: rowIndex, cells: [], isHidden: isHiddenLine(token) }
    } else if (name === 'sheetData' && kind === 'close') return
    else if (kind !== 'open') continue
    else if (name === 'c' && row) {
      const { r, s, t } = attributesOf(token)
      if (r === undefined) column += 1
      else ({ column, index: row.index } = positionOf(r))
      const isCovered = merged.covers(row.index, column)
      const shown = row.isHidden || isCovered ? undefined : columns.shown(column)
      const isRead = shown !== undefined || (hidden !== undefined && !isCovered)
      const style = parts.styles[Number(s ?? 0)] ?? PLAIN
      cell = new OpenCell(
        { column: shown ?? column, isShown: shown !== undefined, isRead },
        t,
        style,
      )
    } else if (name === 'col') {
      const { min, max } = attributesOf(token)
      if (isHiddenLine(token)) columns.hide(Number(min) - 1, Number(max) - 1)
    } else if (name === 'sheetView') {
      showsZeros = !/^(?:0|false|off)$/.test(attributesOf(token)['showZeros'] ?? '')
    }
  }
}

/** The rows and columns that Excel does not show. */
export function readHiddenLines(xml: string, budget: Budget): HiddenCells {
  const hidden: HiddenCells = { rows: new Set(), columns: new Set() }
  let row = -1
  for (const token of readXml(xml)) {
    budget.spend(COST.token)
    if (token.kind !== 'open' || (token.name !== 'row' && token.name !== 'col')) continue
    const { r, min, max } = attributesOf(token)
    if (token.name === 'row') row = r === undefined ? row + 1 : Number(r) - 1
    if (!isHiddenLine(token)) continue
    if (token.name === 'row') hidden.rows.add(row)
    else {
      const end = Math.min(Number(max), MAX_COLUMNS)
      budget.spend(Math.max(0, COST.token * (end - Number(min) + 1)))
      for (let column = Number(min) - 1; column < end; column += 1) hidden.columns.add(column)
    }
  }
  return hidden
}

/** Of a row or of columns. */
function isHiddenLine(token: XmlToken): boolean {
  const { hidden, ht, width } = attributesOf(token)
  return isTrue(hidden) || Number(ht ?? width ?? 1) === 0
}

/** `AB12` → column 27, row 11. */
function positionOf(reference: string): { column: number; index: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/i.exec(reference) ?? []
  const column = Array.from(letters.toUpperCase()).reduce(
    (sum, letter) => 26 * sum + letter.charCodeAt(0) - 64,
    0,
  )
  return { column: column - 1, index: Number(digits) - 1 }
}

type Position = ReturnType<typeof positionOf>

/** Excel shows only the first of cells that are merged. The others can have older texts. */
class MergedCells {
  /** By their first row. */
  readonly #ranges: { from: Position; to: Position }[]
  #row = -1
  #next = 0
  #ofRow: { from: Position; to: Position }[] = []
  readonly #budget: Budget

  constructor(xml: string, budget: Budget) {
    this.#budget = budget
    // They come after the cells.
    const end = xml.search(/<\/(?:[^\s<>/:]+:)?sheetData\s*>/)
    const ranges = end === -1 ? [] : rangesIn(xml.slice(end))
    this.#ranges = ranges.sort((one, other) => one.from.index - other.from.index)
  }

  covers(row: number, column: number): boolean {
    if (row !== this.#row) this.#goTo(row)
    this.#budget.spend(this.#ofRow.length)
    return this.#ofRow.some(
      ({ from, to }) =>
        column >= from.column && column <= to.column && (column > from.column || row > from.index),
    )
  }

  /** Rows come in order, so that each range is looked at once. */
  #goTo(row: number): void {
    if (row < this.#row) [this.#next, this.#ofRow] = [0, []]
    this.#row = row
    while (this.#next < this.#ranges.length && this.#ranges[this.#next]!.from.index <= row) {
      this.#ofRow.push(this.#ranges[this.#next]!)
      this.#budget.spend(1)
      this.#next += 1
    }
    this.#budget.spend(this.#ofRow.length)
    this.#ofRow = this.#ofRow.filter(({ to }) => row <= to.index)
  }
}

function rangesIn(xml: string) {
  const ranges: { from: Position; to: Position }[] = []
  for (const token of readXml(xml)) {
    if (token.kind === 'close' && token.name === 'mergeCells') break
    if (token.kind !== 'open' || token.name !== 'mergeCell') continue
    const [from = '', to = from] = attributesOf(token)['ref']?.split(':') ?? []
    ranges.push({ from: positionOf(from), to: positionOf(to) })
  }
  return ranges
}

class Columns {
  readonly #isHidden = new Uint8Array(MAX_COLUMNS)
  #shown: (number | undefined)[] | undefined

  hide(from: number, to: number): void {
    this.#isHidden.fill(1, from, to + 1)
  }

  /** The position among the columns that Excel shows; undefined if this one is hidden. */
  shown(column: number): number | undefined {
    let count = 0
    this.#shown ??= Array.from(this.#isHidden, (isHidden) => (isHidden ? undefined : count++))
    return this.#shown[column]
  }
}

class OpenCell {
  readonly isShown: boolean
  /** Absent if nobody asks for the cell. */
  readonly #column: number | undefined
  readonly #type: string | undefined
  readonly #style: CellStyle
  readonly #inside = new TextCollector()
  #value = ''
  #isValue = false

  constructor(
    { column, isShown, isRead }: { column: number; isShown: boolean; isRead: boolean },
    type: string | undefined,
    style: CellStyle,
  ) {
    this.isShown = isShown
    this.#column = isRead ? column : undefined
    this.#type = type
    this.#style = style
  }

  take(token: Parameters<TextCollector['take']>[0]): void {
    if (token.name === 'v') this.#isValue = token.kind === 'open'
    else if (this.#isValue && this.#value.length < MAX_LETTERS) this.#value += token.text
    else if (this.#type === 'inlineStr') this.#inside.take(token)
  }

  finish(
    { texts, is1904, budget }: SharedParts,
    bijoy: BijoyReading,
    showsZeros: boolean,
  ): Cell | undefined {
    const column = this.#column
    if (column === undefined) return undefined
    const { format, font } = this.#style
    const written = this.#value
    const pattern = { pattern: format, is1904 }
    const runs = this.#runs(texts)
    if (runs) {
      for (const run of runs) budget.spend(COST.token + COST.letter * run.text.length)
      const text = showValue(textOfRuns(runs, font, bijoy), pattern)
      return text === '' ? undefined : { column, text }
    }
    if (written.trim() === '') return undefined
    if (this.#type === 'b') return { column, text: isTrue(written.trim()) ? 'TRUE' : 'FALSE' }
    if (this.#type === 'e') return { column, text: written }
    const value = this.#type === 'd' ? serialOf(written, is1904) : Number(written)
    if (!Number.isFinite(value)) return { column, text: written }
    if (value === 0 && !showsZeros) return undefined
    const text = numberInFont(showValue(value, pattern), font)
    return text.trim() === '' ? undefined : { column, text, value, format }
  }

  #runs(texts: FontRun[][]): readonly FontRun[] | undefined {
    if (this.#type === 's') return texts[Number(this.#value)] ?? []
    if (this.#type === 'inlineStr' && this.#inside.runs.length > 0) return this.#inside.runs
    if (this.#type === 'str' || this.#type === 'inlineStr') {
      return [{ text: decodeEscapes(this.#value) }]
    }
    return undefined
  }
}

/** The serial number of an ISO day and time, which some programs write. */
function serialOf(iso: string, is1904: boolean): number {
  const time = Date.parse(/[TZ]/.test(iso) && !/(?:Z|[+-]\d\d:\d\d)$/.test(iso) ? `${iso}Z` : iso)
  return (time - Date.UTC(1899, 11, 30)) / 86_400_000 - (is1904 ? 1462 : 0)
}
