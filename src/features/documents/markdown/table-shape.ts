/** A larger table is too long as cards: its columns slide instead. */
const CARDS = { columns: 6, rows: 12 }
/** Fewer columns fit on a phone. */
const MAX_COLUMNS_OF_PHONE = 4
/** Letters of all columns, of which a phone of 320 pixels shows about 28 in a line. */
const FITTING = { columns: 3, ofWords: 28, ofCells: 75 }

/**
 * How a phone shows a table: as it is if it fits, or else each row as a card, or columns that slide
 * beside the first.
 */
export function shapeOf(cells: string[][]) {
  const columns = cells[0]!.length
  const isCards =
    columns <= CARDS.columns && cells.length - 1 <= CARDS.rows && !fitsOnPhone(cells, columns)
  return { isCards, isSliding: !isCards && columns > MAX_COLUMNS_OF_PHONE }
}

function fitsOnPhone(cells: string[][], columns: number): boolean {
  if (columns > FITTING.columns) return false
  const longest = (parts: string[]) => Math.max(0, ...parts.map(widthOf))
  const inColumns = cells[0]!.map((_, at) => cells.map((row) => row[at] ?? ''))
  const sumOf = (read: (column: string[]) => number) =>
    inColumns.reduce((sum, column) => sum + read(column), 0)
  return (
    sumOf((column) => longest(column.flatMap((cell) => cell.split(/\s/)))) <= FITTING.ofWords &&
    sumOf(longest) <= FITTING.ofCells
  )
}

/** Signs stand above and below a letter, and a conjunct is about as wide as one letter. */
function widthOf(text: string): number {
  return text.match(/(?<!\u09CD)\P{M}/gu)?.length ?? 0
}

/** The column that people come for, such as a fee. It is the last one on a card. */
const SUM = /টাকা|ফি(?![\p{L}\p{M}])|মূল্য|চাঁদা|বেতন|মোট|fee|price|taka|total|amount/iu

export const isSum = (heading: string) => SUM.test(heading)

/** A longer heading needs a wider column, so that it has at most two lines. */
const MAX_HEADING = 12

export const isLongHeading = (heading: string) => heading.length > MAX_HEADING

const SERIAL = /^(?:ক্র|নং$|sl|serial|s\.? ?no|no\.?$|#)/i

/** What a reader of a sheet of results looks for, in this order. The subjects follow. */
const FIRST_COLUMNS = [
  /(?:^|\s)(?:রোল|roll)/i,
  /^(?:নাম|(?:শিক্ষার্থী|ছাত্রী)র নাম|name)/i,
  /^(?:সর্ব)?মোট|^total/i,
  /^(?:জিপিএ|gpa)/i,
  /^(?:মেধা|অবস্থান|স্থান|merit|place|position)/i,
]

/**
 * The order of a sheet's columns, and how many come before the subjects. A serial number comes last.
 * Other tables keep theirs: undefined if the table does not begin with a roll number.
 */
export function resultOrder(
  heads: string[],
): { order: number[]; firstCount: number; hasSerial: boolean } | undefined {
  const serial = SERIAL.test(heads[0] ?? '') ? [0] : []
  if (!FIRST_COLUMNS[0]!.test(heads[serial.length] ?? '')) return undefined
  const first = FIRST_COLUMNS.map((head) => heads.findIndex((text) => head.test(text)))
  const order = [...new Set(first.filter((at) => at !== -1))]
  const rest = heads.map((_, at) => at).filter((at) => ![...order, ...serial].includes(at))
  return {
    order: [...order, ...rest, ...serial],
    firstCount: order.length,
    hasSerial: serial.length > 0,
  }
}
