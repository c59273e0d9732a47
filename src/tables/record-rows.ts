const MAX_CELLS = 2e6

/**
 * The records of a list in JSON as the rows that the same list has as a table; undefined for another
 * text.
 */
export function rowsOfRecords(text: string): string[][] | undefined {
  const records = parseRecords(text)
  if (!records || records.length === 0) return records && []
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))]
  // Records that all have other fields are not a list.
  if (fields.length * records.length > MAX_CELLS) return undefined
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
function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('\n')
  if (typeof value === 'string') return value
  if (!isObject(value)) return value === null || value === undefined ? '' : JSON.stringify(value)
  const { filePath, fileName } = value
  if (typeof filePath === 'string') return `${filePath} ${textOfValue(fileName)}`
  return Object.values(value).map(textOfValue).join('\n')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
