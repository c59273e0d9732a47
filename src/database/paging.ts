import { type Expression, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { cleanLine } from '../input.ts'

const LIMIT_WORDS = 'limit must be a whole number from 1 to 1000000.'

export const paging = z.object({
  limit: z.coerce
    .number(LIMIT_WORDS)
    .int(LIMIT_WORDS)
    .min(1, LIMIT_WORDS)
    .max(1_000_000, LIMIT_WORDS)
    .optional(),
  q: z
    .string()
    .max(100, 'Search for 100 characters or fewer.')
    .transform(cleanLine)
    .optional()
    .meta({ description: 'Words of the title, in any spelling that sounds alike' }),
  before: z
    .string()
    // PostgreSQL cannot store NUL and would fail. After this, the id is simply not found.
    .transform((id) => id.replaceAll('\0', '\uFFFD'))
    .optional()
    .meta({ description: 'The _id of an entry: the list goes on after it' }),
})

/** A position in a list sorted newest first by (time, id); valid after its entry is deleted. */
export interface Place {
  /** ISO 8601 UTC. */
  at: string
  id: string
}

/** The position as text for a URL. */
export function formatPlace({ at, id }: Place): string {
  return `${at}_${id}`
}

/** Returns undefined if the text is not a position. */
export function parsePlace(text: string | null): Place | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { at, id } : undefined
}

/** The entries older or newer than a position. */
export interface Side {
  side: 'older' | 'newer'
  place: Place
}

/** The page of a list that a visitor asks for, and the position where it starts. */
export interface AskedPage {
  /** The first page is 1. */
  number: number
  from?: Side | undefined
}

/** Reads the page from a URL's query. Ignores values that it cannot read. */
export function parsePage(query: URLSearchParams): AskedPage {
  const older = parsePlace(query.get('before'))
  const newer = parsePlace(query.get('after'))
  const asked = Number(query.get('page'))
  const number = Number.isSafeInteger(asked) ? asked : 1
  // A page after a position is never the first page.
  if (older) return { number: Math.max(number, 2), from: { side: 'older', place: older } }
  if (newer && number > 1) return { number, from: { side: 'newer', place: newer } }
  return { number: 1 }
}

/**
 * The bounds for a time range (start included, end not included) and a position, with at most one
 * bound in each direction: if a query has two, a database may start its scan at the farther one.
 */
export function narrow(between: [string, string] | undefined, from: Side | undefined): Side[] {
  const bounds: Side[] = from ? [from] : []
  for (const side of ['older', 'newer'] as const) {
    // The empty id sorts first, so this position is just before the moment's first entry.
    const place = between && { at: between[side === 'older' ? 1 : 0], id: '' }
    if (!place) continue
    if (from?.side !== side) bounds.push({ side, place })
    else if (isOlder(place, from.place) === (side === 'older')) bounds[0] = { side, place }
  }
  return bounds
}

function isOlder(one: Place, other: Place): boolean {
  return one.at === other.at ? one.id < other.id : one.at < other.at
}

/**
 * The condition that a row is older or newer than a position in a list sorted newest first by
 * (`column`, id). This is keyset paging: its cost does not grow with the list.
 */
export function beyond(
  column: 'document.date' | 'document.createdAt' | 'galleryEntry.createdAt' | 'binEntry.deletedAt',
  { side, place: { at, id } }: Side,
): Expression<SqlBool> {
  const idColumn = `${column.split('.')[0]}.id`
  const operator = side === 'older' ? sql`<` : sql`>`
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref(idColumn)}) ${operator} (${at}, ${id})`
}

/** The first `limit` entries after a position; all of them without `limit`. */
export interface ListPart {
  limit?: number | undefined
  after?: Place | undefined
  /** Words that the title contains. */
  words?: string | undefined
}
