import { onlyDigits } from '@pathshala/bengali/digits'

/** A table of results. The first row has its headings, the first column the roll numbers. */
export interface RollSheet {
  /** As the page calls the table. */
  name: string
  rows: string[][]
  /** The columns before the subjects, the roll number among them. */
  firstCount: number
}

/** The values of one roll number in one table, without the roll number itself. */
export interface RollResult {
  /** The name of the table. */
  table: string
  /** Such as the total and the place. */
  first: [heading: string, value: string][]
  subjects: [heading: string, value: string][]
}

/** A roll number has no more digits. Longer ones would only fill the cache of pages. */
const MAX_DIGITS = 10

const NUMBER = /^(?:রোল|roll)?\s*(?:নং|নম্বর|no)?[\s.:ঃ#-]*(\p{Nd}+)[\s।.]*$/iu

/** The roll number in a cell or a query, in Latin digits without zeros before it: `রোল ০১২` is `12`. */
export function rollIn(text: string | null | undefined): string | undefined {
  const [, written = ''] = NUMBER.exec(text?.trim() ?? '') ?? []
  const digits = onlyDigits(written).replace(/^0+(?=.)/, '')
  return digits === '' || digits.length > MAX_DIGITS ? undefined : digits
}

/** The results of a roll number: one for each table that has it, because sections have the same numbers. */
export function resultsOf(sheets: RollSheet[], roll: string): RollResult[] {
  return sheets.flatMap(({ name: table, rows: [heads = [], ...rows], firstCount }) => {
    const valuesOf = (row: string[], from: number, to?: number) =>
      heads
        .map((heading, at): [string, string] => [heading, row[at] ?? ''])
        .slice(from, to)
        .filter((pair) => pair.every((text) => text !== ''))
    return rows
      .filter(([cell]) => rollIn(cell) === roll)
      .map((row) => ({
        table,
        first: valuesOf(row, 1, firstCount),
        subjects: valuesOf(row, firstCount),
      }))
  })
}
