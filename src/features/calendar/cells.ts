import papaparse from 'papaparse'
import { textOfCell } from '../../base/formula.ts'
import { parseDays } from '../../tables/parse-day.ts'
import { cutCount } from './cell-text.ts'

const SERIAL = /^\(?[\d০-৯]{1,3}[.)।]\)?\s+(?=\S)/
/** Longer cells are refused: a title has at most 300 letters, and a note 1,000. */
const MAX_CELL = 2000
/** A range with weekdays has fewer. */
const MAX_WORDS = 15
/** A cell of a CSV file in quotation marks. */
const QUOTED = /(^|[,;\n])"(?:[^"]|"")*"(?=[,;\r\n]|$)/g
const EDGES = /^[\s:;,|–—-]+|[\s:;,|–—-]+$/g

/** Whether the text is a day or a range, right or wrong. */
export function isDays(text: string): boolean {
  const found = parseDays(text)
  return 'from' in found || found.problem !== 'not-a-day'
}

/** The cells of a list: of a spreadsheet (tabs), of a CSV file, or of lines of plain text. */
export function cellsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replace(/ {2,}/g, ' ')
  const separated = separatedCells(plain)
  if (!separated)
    return plain
      .split(/[\r\n]+/)
      .map((line) => line.slice(0, MAX_CELL).trim())
      .filter(Boolean)
      .map(splitLine)
  return separated.map((cells) => {
    const filled = cells.map((cell) => textOfCell(cell).trim())
    const only = filled.filter(Boolean)
    return only.length === 1 ? splitLine(only[0]!) : filled
  })
}

/**
 * Undefined if the text is no table: outside quotation marks it has no tabs, and not every row has
 * the same number of commas or semicolons.
 */
function separatedCells(plain: string): string[][] | undefined {
  const isTabbed = plain.replace(QUOTED, '$1').includes('\t')
  const { data, errors } = papaparse.parse<string[]>(plain, {
    delimiter: isTabbed ? '\t' : '',
    delimitersToGuess: [',', ';'],
    skipEmptyLines: 'greedy',
  })
  const width = data[0]?.length ?? 0
  const isEven = data.length > 1 && width > 1 && data.every((cells) => cells.length === width)
  if (!isTabbed && (!isEven || errors.length > 0)) return undefined
  return data.map((cells) => cells.map((cell) => cell.slice(0, MAX_CELL)))
}

/** `১. ১৬ ডিসেম্বর: বিজয় দিবস` as day and title. The day is the longest beginning or end that is one. */
function splitLine(line: string): string[] {
  const { text: plain, count } = cutCount(line.replace(SERIAL, '').trim())
  const behind = count === undefined ? [] : [`${count} দিন`]
  const words = plain.split(/\s+/)
  for (let length = Math.min(words.length - 1, MAX_WORDS); length > 0; length -= 1) {
    const parts = [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const
    const found = parts.find(([days]) => isDays(days.join(' ')))
    if (found) return [...found.map((part) => part.join(' ').replace(EDGES, '')), ...behind]
  }
  return [...(isDays(plain) ? [plain] : plain.split(/\s*[,;|]\s*/)), ...behind]
}
