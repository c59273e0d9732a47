import { TooLarge } from './budget.ts'
import { MAX_CELLS, MAX_COLUMNS } from './text-rows.ts'

/** The letters of a document are nested thrice. */
const MAX_DEPTH = 10

/**
 * The records of a list in JSON as the rows that the same list has as a table; undefined for another
 * text.
 * @throws TooLarge if its values are nested too deeply
 */
export function rowsOfRecords(text: string): string[][] | undefined {
  const records = parseRecords(text)
  if (!records || records.length === 0) return records && []
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))]
  // Records that all have other fields are not a list.
  if (fields.length > MAX_COLUMNS || fields.length * records.length > MAX_CELLS) return undefined
  return [fields, ...records.map((record) => fields.map((field) => textOfValue(record[field])))]
}

function parseRecords(text: string): Record<string, unknown>[] | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return Array.isArray(value) && value.every(isObject) ? value : undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/** A line for each value inside, and the address and the name of a file in one line. */
function textOfValue(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) throw new TooLarge(`Nested more than ${MAX_DEPTH} deep.`)
  const inside = (one: unknown) => textOfValue(one, depth + 1)
  if (Array.isArray(value)) return value.map(inside).join('\n')
  if (typeof value === 'string') return value
  if (!isObject(value)) return value === null || value === undefined ? '' : JSON.stringify(value)
  const { filePath, fileName } = value
  if (typeof filePath === 'string') return `${filePath} ${inside(fileName)}`
  return Object.values(value).map(inside).join('\n')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
