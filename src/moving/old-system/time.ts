/** No school had a web site before. */
const FIRST_MS = Date.UTC(1995, 0, 1)

/**
 * The time of a record of the old system, ISO 8601 UTC: a field, else the time inside its id, else the
 * time before the name of its file. Undefined without any.
 */
export function timeOf(record: Record<string, unknown>): string | undefined {
  const { createdAt, date, _id, filePath } = record
  const id = typeof _id === 'string' && /^[\da-f]{24}$/i.test(_id) ? _id : undefined
  const name = typeof filePath === 'string' ? filePath.split(/[\\/]/).at(-1)! : ''
  const ms = [
    parseTime(createdAt),
    parseTime(date),
    id === undefined ? undefined : Number.parseInt(id.slice(0, 8), 16) * 1000,
    /^\d{13}(?!\d)/.test(name) ? Number(name.slice(0, 13)) : undefined,
  ].find((one) => one !== undefined && one >= FIRST_MS)
  return ms === undefined ? undefined : new Date(ms).toISOString()
}

/** ISO 8601, or `10/25/2025`, where the number above 12 is the day. Otherwise the order is unknown. */
function parseTime(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const written = value.trim()
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? []
  if (year !== undefined) {
    const [a, b] = [Number(first), Number(second)]
    if (a > 12 === b > 12) return undefined
    const [month, day] = a > 12 ? [b, a] : [a, b]
    const ms = Date.UTC(Number(year), month - 1, day)
    return new Date(ms).getUTCDate() === day ? ms : undefined
  }
  const ms = /^\d{4}-\d\d-\d\d/.test(written) ? Date.parse(written) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}
