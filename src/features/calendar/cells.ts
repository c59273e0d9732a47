import papaparse from 'papaparse'
import { parseDays } from './parse-day.ts'
import { cutCount } from './cell-text.ts'

const SERIAL = /^\(?[\d০-৯]{1,3}[.)।]\)?\s+(?=\S)/
/** A range with weekdays has fewer. */
const MAX_WORDS = 15
const EDGES = /^[\s:;,|–—-]+|[\s:;,|–—-]+$/g

/** Whether the text is a day or a range, right or wrong. */
export function isDays(text: string): boolean {
  const found = parseDays(text)
  return 'from' in found || found.problem !== 'not-a-day'
}

/** The cells of a list: of a spreadsheet (tabs), of a CSV file, or of lines of plain text. */
export function cellsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '')
  const lines = plain.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  if (!plain.includes('\t') && !isSeparated(lines)) return lines.map(splitLine)
  const delimiter = plain.includes('\t') ? '\t' : ''
  const { data } = papaparse.parse<string[]>(plain, { delimiter, skipEmptyLines: 'greedy' })
  return data.map((cells) => {
    const filled = cells.map((cell) => cell.replace(/^'(?=[=+@-])/, '').trim())
    const only = filled.filter(Boolean)
    return only.length === 1 ? splitLine(only[0]!) : filled
  })
}

/** Whether every line has the same number of commas or semicolons outside quotation marks. */
function isSeparated(lines: string[]): boolean {
  return [/,/g, /;/g].some((separator) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').match(separator)?.length ?? 0)
    return lines.length > 1 && counts[0]! > 0 && counts.every((count) => count === counts[0])
  })
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
