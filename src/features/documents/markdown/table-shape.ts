/** A larger table is too long as cards: its columns slide instead. */
const CARDS = { columns: 6, rows: 12 }
/** Fewer columns fit on a phone. */
const MAX_COLUMNS_OF_PHONE = 4

/** How a phone shows a table: each row as a card, or columns that slide beside the first. */
export function shapeOf(columns: number, rows: number) {
  const isCards = columns <= CARDS.columns && rows <= CARDS.rows
  return { isCards, isSliding: !isCards && columns > MAX_COLUMNS_OF_PHONE }
}

/** A longer heading needs a wider column, so that it has at most two lines. */
const MAX_HEADING = 12

export const isLongHeading = (heading: string) => heading.length > MAX_HEADING

/** What a reader of a sheet of results looks for, in this order. The subjects follow. */
const FIRST_COLUMNS = [
  /^(?:রোল|roll)/i,
  /^(?:নাম|(?:শিক্ষার্থী|ছাত্রী)র নাম|name)/i,
  /^(?:সর্ব)?মোট|^total/i,
  /^(?:জিপিএ|gpa)/i,
  /^(?:মেধা|অবস্থান|স্থান|merit|place|position)/i,
]

/**
 * The order of a sheet's columns, and how many come before the subjects. Other tables keep theirs:
 * undefined if the table does not begin with a roll number.
 */
export function resultOrder(heads: string[]): { order: number[]; firstCount: number } | undefined {
  if (!FIRST_COLUMNS[0]!.test(heads[0] ?? '')) return undefined
  const first = FIRST_COLUMNS.map((head) => heads.findIndex((text) => head.test(text)))
  const order = [...new Set(first.filter((at) => at !== -1))]
  const rest = heads.map((_, at) => at).filter((at) => !order.includes(at))
  return { order: [...order, ...rest], firstCount: order.length }
}
